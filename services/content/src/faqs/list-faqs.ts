import type { Output, Input } from '@seneb/contracts/define'
import type { ListFaqs } from '@seneb/contracts/messages/content/faq.messages'

import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { faqsOn } from './faqs-on.js'

/** The questions of one page or all of them, in one statement (SPEC-08, ART-06, P9). */
export async function listFaqs(
  { shownOn }: Input<typeof ListFaqs>,
  ctx: PublishingCtx,
): Promise<Output<typeof ListFaqs>> {
  return { faqs: faqsOn(shownOn, await readPublications([{ kind: 'faq' }], ctx)) }
}
