import { expect, test } from '@jest/globals'
import { allRequests } from '@seneb/contracts/messages/all-messages'
import {
  allowsTokens,
  freshSignInS,
  requiresReauthentication,
  permissions,
} from '@seneb/contracts/vocabulary/staff-access'

const forStaff = allRequests.flatMap(({ access, ...request }) =>
  typeof access === 'object' && 'permission' in access ? [{ ...request, access }] : [],
)

test('the list of staff requests is not empty', () => {
  expect(forStaff.length).toBeGreaterThan(0)
})

test.each(forStaff)('$subject requires a recent sign-in exactly if its permission does [S6, ADM-09]', ({ access }) => {
  const { maxAuthAgeSeconds } = access

  if (requiresReauthentication(access.permission)) expect(maxAuthAgeSeconds).toBeGreaterThan(0)
  if (maxAuthAgeSeconds !== undefined) expect(maxAuthAgeSeconds).toBeLessThanOrEqual(freshSignInS)
})

test('every permission guards at least one request [ADM-09]', () => {
  // This permission only decides whether a reply shows or masks the enquirer, so no request names it.
  const named = new Set([...forStaff.map(({ access }) => access.permission), 'enquiry:read-personal'])

  expect(permissions.filter((permission) => !named.has(permission))).toEqual([])
})

/** Everything else is for staff: a request joins this list only by a deliberate decision, never by omission. */
const beforeSignIn = [
  'identity.sign-in.start',
  'identity.sign-in.verify',
  'identity.sign-in.verify-passkey',
  'identity.passkey.create-challenge',
  'identity.password.request-reset',
  'identity.password.reset',
  'identity.session.verify',
  'identity.session.lock',
  'identity.session.unlock',
  'identity.session.reauthenticate',
  'identity.session.report-access-denied',
  'identity.session.sign-out',
  'identity.invitation.read',
  'identity.invitation.create-passkey-challenge',
  'identity.invitation.accept',
  'identity.api-key.verify',
  // The gateway counts the points of partners, and many in one request.
  'identity.partner.record-days',
  'identity.personal-token.verify',
]

test('identity serves anonymous callers only before sign-in or before a key is known [S6]', () => {
  const forAnyone = allRequests.filter(({ access, service }) => service === 'identity' && access === 'anyone')

  expect(forAnyone.map(({ subject }) => subject).toSorted()).toEqual(beforeSignIn.toSorted())
})

test('the requests without an audit entry are a short list: they change only private drafts and views [S10]', () => {
  const drafts = allRequests.filter(({ isAuditExempt }) => isAuditExempt).map(({ subject }) => subject)

  expect(drafts.toSorted()).toEqual([
    'enquiry.reply-draft.discard',
    'enquiry.reply-draft.save',
    'enquiry.saved-view.save-own',
  ])
})

/** Permissions to read people: enquirers, applicants, ambassadors, addressees of mails and staff. */
const peoplePermissions = new Set(['enquiry:read', 'plan:read', 'mail:read', 'ambassador:read', 'audit:read'])

/** Objects of an output that show an enquirer, an applicant or an ambassador. */
const people = new Set(['owner', 'personal'])

interface Described {
  readonly fields?: Readonly<Record<string, Described>>
  readonly innerType?: Described
}

function showsPeople({ fields = {}, innerType }: Described): boolean {
  const inFields = Object.entries(fields).some(
    ([name, field]) => name === 'fullName' || (people.has(name) && field.fields) || showsPeople(field),
  )
  return inFields || (innerType !== undefined && showsPeople(innerType))
}

test('each request by which a personal token can read people leaves an audit entry, and no other does [S10]', () => {
  const reads = forStaff.filter(({ access, input, output, subject }) => {
    const { fields } = input as unknown as { readonly fields: object }
    const isPage = 'first' in fields || 'before' in fields
    const isOfPeople =
      (isPage && peoplePermissions.has(access.permission)) ||
      // Every plan is about the health of one person.
      access.permission === 'plan:read' ||
      showsPeople(output as unknown as Described)
    // Exports and lookups of receipts have audit entries of their own.
    return isOfPeople && allowsTokens(access.permission) && !/\.(?:export|look-up)$/.test(subject)
  })
  const audited = allRequests.filter(({ recordsOfPeople }) => recordsOfPeople !== undefined)

  expect(reads.length).toBeGreaterThan(10)
  expect(audited.map(({ subject }) => subject).toSorted()).toEqual(reads.map(({ subject }) => subject).toSorted())
})
