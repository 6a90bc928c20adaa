import type { Output, Input } from '@seneb/contracts/define'
import type { ListTreatments } from '@seneb/contracts/messages/content/treatment.messages'

import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { treatmentCardsOf } from '../cards/treatment-cards.js'

/** The treatments as cards, all or those of one specialty, in one statement (ROUTE-27, P9). */
export async function listTreatments(
  { specialty }: Input<typeof ListTreatments>,
  ctx: PublishingCtx,
): Promise<Output<typeof ListTreatments>> {
  const published = await readPublications([{ kind: 'treatment', brief: true }], ctx)

  const treatments = treatmentCardsOf(published)
  return { treatments: treatments.filter((card) => specialty === undefined || card.specialty === specialty) }
}
