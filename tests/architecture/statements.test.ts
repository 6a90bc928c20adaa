import { expect, test } from '@jest/globals'

import { checkedToday, checkStatements, type Checked } from './statements/check-statements.js'
import { compareLists } from './statements/lists.js'

const today = checkedToday()
const faultsWith = (changed: Partial<Checked>) => checkStatements({ ...today, ...changed }).untrue

test('every statement about data in a page, form or email is registered with its proof [LEGAL-05, LEGAL-06, LEGAL-07]', () => {
  const { checked, review, untrue } = checkStatements(today)

  // Enter a new or changed sentence in tests/architecture/statements/register with its proof, or reword it.
  expect(untrue).toEqual([])
  expect(checked).toBeGreaterThan(250)
  expect(review.registered + review.withdrawn).toBe(196)
})

test('a changed sentence is missing at its former position, and unknown at its new one', () => {
  const changed = today.sentences.map((one) => ({
    ...one,
    text: one.text.replace('24 months after', '36 months after'),
  }))
  const violations = faultsWith({ sentences: changed, lists: compareLists(changed) }).join('\n')

  expect(violations).toMatch(/not in the register: .*36 months after the last activity/)
  expect(violations).toMatch(/registered, and nobody says it: .*24 months after the last activity/)
  expect(violations).toMatch(/retention periods: no text says: .*24 months after the last activity/)
})

test('a new sentence about data is found in a form, a mail and a policy', () => {
  for (const source of ['web/app/a.copy.ts', 'services/notification/src/emails/a.tsx', '/privacy-policy']) {
    const sentences = [...today.sentences, { source, text: 'We store your answers for ever.' }]
    expect(faultsWith({ sentences })).toEqual([`${source}: not in the register: We store your answers for ever.`])
  }
})

test('a proof with a missing or renamed test is no proof', () => {
  const proofs = {
    ...today.proofs,
    enquiriesEnd: { file: 'services/enquiry/src/gone.test.ts', title: 'an enquiry ends' },
  }
  expect(faultsWith({ proofs })).toEqual([
    expect.stringMatching(/^enquiriesEnd: .* has no test called: an enquiry ends$/),
  ])
})

test('a statement without a source that shows it, or with an unused field, is rejected', () => {
  const [source, text] = [today.sentences[0]?.source ?? '', today.sentences[0]?.text ?? '']
  const faultsOf = (statement: object) =>
    faultsWith({ registers: [...today.registers, { [source]: [{ says: text, by: 'team', ...statement }] }] })

  expect(faultsOf({})).toEqual([])
  for (const by of ['', ' ', undefined, null]) {
    expect(faultsOf({ by })).toEqual([`${source}: nothing is named that shows it: ${text}`])
  }
  expect(faultsOf({ reviewed: 'F1' })).toEqual([`${source}: a statement has no field "reviewed": ${text}`])
})

test('a withdrawn statement may not be used again', () => {
  const sentences = [
    ...today.sentences,
    { source: 'web/app/a.copy.ts', text: 'There you keep a reference to hold us to it.' },
  ]
  expect(faultsWith({ sentences })).toContainEqual(expect.stringContaining('F18 of the review was taken back'))
})

test('an item that the site stores and the policy does not list is found, and one that is listed and not stored', () => {
  const writes = (text: string) => compareLists(today.sentences, [['web/app/new.ts', text]])[0]?.differences ?? []

  expect(writes("localStorage.setItem('visitor', id)")).toContain(
    'storage keys: no text says: web/app/new.ts stores under what nobody reads',
  )
  expect(writes('')).toContain('storage keys: code has nothing of: theme')
})
