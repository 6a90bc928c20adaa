import { expect, test } from '@jest/globals'

import { planText, type ApprovedPlan } from './plan-text.js'

const plan: ApprovedPlan = {
  sections: [{ heading: 'Day 2 (Wed, Jan 6, 2027): Consultation', lines: ['Examination.', 'Choice of shade.'] }],
  sources: ['What you told us', 'A letter of the clinic, 2026-11-20'],
  isDraftedByMachine: true,
  reviewedBy: [
    { name: 'Mona Farid', title: 'Care lead', on: '2026-11-23' },
    { name: 'Dr. Hany Saleh', title: 'Doctor', on: '2026-11-24' },
  ],
}
const addressee = { fullName: 'Amal Haddad', reference: 'SNB-7K3M9Q' }

test('an approved plan names the reviewer of the AI draft with title and day, and the sources of its figures [D-49, O-7]', () => {
  const { body, subject } = planText(plan, addressee)

  expect(subject).toBe('About your request (SNB-7K3M9Q)')
  expect(body).toMatch(/^Hello Amal Haddad,/)
  expect(body).toContain('Day 2 (Wed, Jan 6, 2027): Consultation\n- Examination.\n- Choice of shade.')
  expect(body).toContain('Where the figures come from\n- What you told us\n- A letter of the clinic, 2026-11-20')
  expect(body).toContain('AI-assisted draft, reviewed by Mona Farid, Care lead, November 23, 2026')
  expect(body).toContain('Reviewed as well by Dr. Hany Saleh, Doctor, November 24, 2026')
  expect(body).toContain('not medical advice')
})

test('a plan that was not drafted by AI does not mention AI [D-49]', () => {
  const { body } = planText({ ...plan, isDraftedByMachine: false }, addressee)

  expect(body).toContain('Written by the Seneb care team, reviewed by Mona Farid, Care lead, November 23, 2026')
  expect(body).not.toContain('AI-assisted')
})
