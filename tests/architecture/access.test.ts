import { expect, test } from '@jest/globals'
import { allRequests } from '@seneb/contracts/messages/all-messages'
import {
  effectiveRights,
  freshSignInS,
  needsFreshSignIn,
  opensNothing,
  permissions,
  staffRoles,
} from '@seneb/contracts/vocabulary/staff-access'

const forStaff = allRequests.flatMap(({ access, subject }) =>
  typeof access === 'object' && 'permission' in access ? [{ subject, access }] : [],
)

test('there are questions for staff to look at', () => {
  expect(forStaff.length).toBeGreaterThan(0)
})

test.each(forStaff)(
  '$subject asks for a fresh sign-in exactly where its permission does [S6, ADM-09]',
  ({ access }) => {
    const { maxAuthAgeSeconds } = access

    if (needsFreshSignIn(access.permission)) expect(maxAuthAgeSeconds).toBeGreaterThan(0)
    if (maxAuthAgeSeconds !== undefined) expect(maxAuthAgeSeconds).toBeLessThanOrEqual(freshSignInS)
  },
)

test('every permission that people are told of opens something, and no other is kept from them [ADM-09]', () => {
  // Who asks is shown or masked within an answer, so no question is named by this one.
  const named = new Set([...forStaff.map(({ access }) => access.permission), 'enquiry:read-personal'])

  expect(permissions.filter((permission) => opensNothing(permission) === named.has(permission))).toEqual([])
  expect(effectiveRights(staffRoles).filter(({ permission }) => opensNothing(permission))).toEqual([])
})

/** Everything else is for staff: a question joins this list by somebody's decision, and not by being forgotten. */
const beforeSignIn = [
  'identity.sign-in.begin',
  'identity.sign-in.prove',
  'identity.sign-in.prove-passkey',
  'identity.passkey.offer',
  'identity.password.ask-reset',
  'identity.password.reset',
  'identity.session.verify',
  'identity.session.lock',
  'identity.session.unlock',
  'identity.session.freshen',
  'identity.session.note-refusal',
  'identity.session.end',
  'identity.invitation.read',
  'identity.invitation.offer-passkey',
  'identity.invitation.accept',
  'identity.api-key.verify',
]

test('of what identity answers, only what comes before signing in, or before a key is known, is for anyone [S6]', () => {
  const forAnyone = allRequests.filter(({ access, service }) => service === 'identity' && access === 'anyone')

  expect(forAnyone.map(({ subject }) => subject).toSorted()).toEqual(beforeSignIn.toSorted())
})

test('what changes drafts and views of one’s own alone, and so is no act, is a short list: nobody else sees them [S10]', () => {
  const drafts = allRequests.filter(({ isAuditExempt }) => isAuditExempt).map(({ subject }) => subject)

  expect(drafts.toSorted()).toEqual([
    'enquiry.care-answer-draft.discard',
    'enquiry.care-answer-draft.save',
    'enquiry.saved-view.save-own',
  ])
})
