import { expect, test } from '@jest/globals'

import { stateAfter } from './approve-care-plan.js'
import type { Approval } from './care-plan.entity.js'

const by = (staffId: string, isDoctor: boolean): Approval => ({
  staffId,
  isDoctor,
  name: staffId,
  title: 'Care',
  at: '2026-11-23T09:00:00.000Z',
})
const [lead, otherLead, doctor] = [by('lead', false), by('other lead', false), by('doctor', true)]

test.each([
  { before: [], next: lead, requiresTwo: false, then: 'approved' },
  { before: [], next: lead, requiresTwo: true, then: 'approved-once' },
  { before: [], next: doctor, requiresTwo: true, then: 'approved-once' },
  { before: [lead], next: doctor, requiresTwo: true, then: 'approved' },
  { before: [doctor], next: lead, requiresTwo: true, then: 'approved' },
  { before: [lead], next: otherLead, requiresTwo: true, then: undefined },
  { before: [doctor], next: doctor, requiresTwo: true, then: undefined },
])(
  'what takes two ($requiresTwo) and was approved by $before.0.staffId is after $next.staffId: $then [D-49, O-7]',
  ({ before, next, requiresTwo, then }) => {
    expect(stateAfter(before, next, requiresTwo)).toBe(then)
  },
)
