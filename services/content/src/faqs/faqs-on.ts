import type { Output, Input } from '@seneb/contracts/define'
import type { ListFaqs } from '@seneb/contracts/messages/content/page.messages'

import { plainTextOf, renderProse } from '../prose/render-prose.js'
import { type ReadPublications, readPublications, type PublishingCtx } from '../publications/read-publications.js'

/** Returns the questions that a page shows, in order; all of them when no page is named (SPEC-08, ART-06, SEO-07). */
export function faqsOn(page: string | undefined, published: ReadPublications): Output<typeof ListFaqs>['faqs'] {
  const faqs = published.all('faq').map(({ content }) => content)
  const shown = faqs.filter(({ shownOn }) => page === undefined || shownOn.some((name) => name === page))
  const flags = inMarkup(shown.map(({ answer, question }) => ({ question, answer: plainTextOf(answer) })))
  return shown.map(({ answer, key, question }, i) => ({
    key,
    question,
    html: renderProse(answer),
    inMarkup: flags[i] ?? false,
  }))
}

/** Returns the questions of one page, or all of them, with one statement (SPEC-08, ART-06). */
export async function listFaqs({ page }: Input<typeof ListFaqs>, ctx: PublishingCtx): Promise<Output<typeof ListFaqs>> {
  return { faqs: faqsOn(page, await readPublications([{ kind: 'faq' }], ctx)) }
}

/** SEO-07: what structured data names. */
const longerThan = { question: 10, answer: 20 } as const
const maxInMarkup = 5

/**
 * Returns for each question whether structured data includes it: the first five that are long enough (SEO-07, D-25).
 */
export function inMarkup(questions: readonly { readonly question: string; readonly answer: string }[]): boolean[] {
  let named = 0
  return questions.map(({ answer, question }) => {
    const isLongEnough = question.length > longerThan.question && answer.length > longerThan.answer
    return isLongEnough && named++ < maxInMarkup
  })
}
