import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import type { StaffActor } from '@seneb/service-kit/requests/actors'
import type { Db } from '@seneb/service-kit/database/db'
import { staffCtx } from '@seneb/testkit/audited-once'
import { testCtx, type TestCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testKey } from '@seneb/testkit/test-keys'

import type { IdentityCtx } from './identity-ctx.js'
import { acceptInvitation } from './invitations/accept-invitation.js'
import { inviteStaff } from './invitations/invite-staff.js'
import { readInvitation } from './invitations/read-invitation.js'
import { migrations } from './migrations/index.js'
import { codeAt } from './second-factors/totp.js'
import { relyingPartyOf } from './passkeys/webauthn.js'
import { TokenSigner } from './sessions/token-signing.js'
import { startSignIn } from './sign-in/start-sign-in.js'
import { PasswordHashing } from './passwords/password-hashing.js'
import { verifySignIn } from './sign-in/verify-sign-in.js'
import { identityEntities } from './identity.module.js'

export type IdentityTestCtx = IdentityCtx & TestCtx

/** A migrated, empty database of the service. */
export function identityDb(): Promise<TestDb> {
  return testDb({ schema: 'identity', entities: identityEntities, migrations })
}

/** Returns a use case context with the test's own clock. */
export function identityTestCtx({ db }: { db: Db }): IdentityTestCtx {
  const [passwords, tokens] = [new PasswordHashing(), new TokenSigner(testKey('identity-token'))]
  const maxPartnerLimits = { pointsPerMinute: 20_000, pointsPerDay: 5_000_000 }
  const relyingParty = relyingPartyOf('https://seneb.example')
  return { ...testCtx({ db }), passwords, tokenSigner: tokens, relyingParty, maxPartnerLimits }
}

export const goodPassword = 'four blue herons crossed the delta'
export const office = { text: 'Firefox on Linux', network: '203.0.113.0/24' }
export const elsewhere = { text: 'curl', network: '198.51.100.0/24' }

/** Advances the clock to the next code period and returns the code. */
export function nextCode(secret: string, ctx: IdentityTestCtx): string {
  ctx.clock.advance(30_000)
  return codeAt(secret, ctx.now())
}

let invited = 0

/** Creates a person who is invited and has not joined. */
export async function anInvitation(ctx: IdentityTestCtx, roles: readonly StaffRole[] = ['care-agent']) {
  const email = `person${++invited}@seneb.example`
  const offer = { email, name: 'Mona', title: 'Care lead', roles, createdBy: 'system' }
  const { staffId, token } = await ctx.db.write((tx) => inviteStaff(offer, tx, ctx))
  return { email, staffId, token }
}

/** Creates a person who accepted an invitation, and returns all their credentials. */
export async function aPerson(ctx: IdentityTestCtx, roles: readonly StaffRole[] = ['care-agent']) {
  const { email, token: link } = await anInvitation(ctx, roles)
  const { challengeToken, totpSecret } = await readInvitation({ token: link }, ctx)
  const code = nextCode(totpSecret, ctx)
  const accepted = await acceptInvitation(
    { token: link, name: 'Mona', password: goodPassword, challengeToken, code, client: office },
    ctx,
  )
  return { ...accepted, email, totpSecret, link, staffId: accepted.viewer.staffId }
}

export type Person = Awaited<ReturnType<typeof aPerson>>

/** Performs the first step with the correct password, from the person's own browser unless the test gives another. */
export function enterPassword(
  person: Person,
  ctx: IdentityTestCtx,
  deviceToken: string | undefined = person.deviceToken,
) {
  return startSignIn({ email: person.email, password: goodPassword, deviceToken, client: office }, ctx)
}

/** Both steps as the person does them. */
export async function signedIn(person: Person, ctx: IdentityTestCtx) {
  const { challengeToken } = await enterPassword(person, ctx)
  const code = nextCode(person.totpSecret, ctx)
  return verifySignIn({ challengeToken, code, deviceToken: person.deviceToken, client: office }, ctx)
}

/** Returns the same context with this person as the caller. */
export function asStaff(person: Person, ctx: IdentityTestCtx, sessionId = person.staffId): IdentityTestCtx {
  const { name, roles, staffId: id, title } = person.viewer
  const staff: StaffActor = { id, sessionId, name, title, roles, authenticatedAt: ctx.now() }
  return staffCtx(ctx, 'identity', staff, ['sign_in_counters'])
}
