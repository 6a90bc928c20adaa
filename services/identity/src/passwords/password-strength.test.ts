import { expect, test } from '@jest/globals'

import { problemOfPassword } from './password-strength.js'

const owner = { name: 'Mona Farouk', email: 'mona.farouk@seneb.example' }
const problem = (password: string) => problemOfPassword(password, owner)

test.each([
  ['fourteen chars', 'at least 15'],
  ['x'.repeat(129), 'at most 128'],
  ['password1234567', 'easy to guess'],
  ['aaaaaaaaaaaaaaaaaaaa', 'easy to guess'],
  ['qwertyuiopasdfghjkl', 'easy to guess'],
  ['seneb egypt seneb', 'easy to guess'],
  ['monafaroukmonafarouk', 'easy to guess'],
  ['mona.farouk@seneb.example', 'easy to guess'],
])('%s is rejected [S9]', async (password, reason) => {
  expect(await problem(password)).toContain(reason)
})

test.each([
  'four blue herons crossed the delta',
  'سبع نخلات على ضفة النهر',
  'T7%kQ2!vB9#xM4&',
  '🐪🐪 walk past my aunt’s bakery',
])('%s is accepted: any characters are allowed and none are required [S9]', async (password) => {
  expect(await problem(password)).toBeUndefined()
})
