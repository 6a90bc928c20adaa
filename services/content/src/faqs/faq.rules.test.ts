import { expect, test } from '@jest/globals'

import { inMarkup } from './faqs-on.js'

const questionOf = (questionLength: number, answerLength: number) => ({
  question: 'q'.repeat(questionLength),
  answer: 'a'.repeat(answerLength),
})

test('structured data names questions over 10 with answers over 20 characters [SEO-07, D-25]', () => {
  expect(inMarkup([questionOf(10, 21), questionOf(11, 20), questionOf(11, 21)])).toEqual([false, false, true])
})

test('structured data names five questions at most, the first that are long enough [SEO-07, D-25]', () => {
  const questions = [questionOf(5, 5), ...Array.from({ length: 7 }, () => questionOf(20, 40))]
  expect(inMarkup(questions)).toEqual([false, true, true, true, true, true, false, false])
})
