import type { Output } from '@seneb/contracts/define'
import type { ListSpecialties } from '@seneb/contracts/messages/content/specialty.messages'

import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { specialtyCardsOf } from '../cards/specialty-cards.js'

/** The nine specialties as cards, in one statement (SPEC-01, P9). */
export async function listSpecialties(ctx: PublishingCtx): Promise<Output<typeof ListSpecialties>> {
  const published = await readPublications([{ kind: 'specialty', brief: true }], ctx)

  return { specialties: specialtyCardsOf(published) }
}
