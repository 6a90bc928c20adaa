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
