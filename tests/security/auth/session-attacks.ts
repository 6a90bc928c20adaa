import {
  aPerson,
  asStaff,
  goodPassword,
  nextCode,
  signedIn,
  type IdentityTestCtx,
  type Person,
} from '../../../services/identity/src/identity.fixture.js'
import { changeStaffRoles } from '../../../services/identity/src/rights/change-staff-roles.js'
import { endOwnSession, endSession } from '../../../services/identity/src/sessions/end-session.js'
import { listSessions } from '../../../services/identity/src/sessions/list-sessions.js'
import { lockSession, verifySession } from '../../../services/identity/src/sessions/verify-session.js'
import { reauthenticateOrUnlock } from '../../../services/identity/src/sessions/reauthenticate.js'
import { startSignIn } from '../../../services/identity/src/sign-in/start-sign-in.js'
import { verifySignIn } from '../../../services/identity/src/sign-in/verify-sign-in.js'
import { anyOf, outcomeOf, type AuthAttack } from './auth-attack.js'

const verify = (token: string, ctx: IdentityTestCtx) => verifySession({ token, isBackground: false }, ctx)
const opens = async (token: string, ctx: IdentityTestCtx) => (await outcomeOf(verify(token, ctx))) === 'taken'

/** A browser holds a token of the attacker's before its owner signs in. */
async function fixation(ctx: IdentityTestCtx): Promise<boolean> {
  const [person, attacker] = [await aPerson(ctx), await aPerson(ctx)]
  const planted = { deviceToken: attacker.deviceToken, client: { text: 'Firefox', network: '192.0.2.0/24' } }
  const { challengeToken } = await startSignIn({ email: person.email, password: goodPassword, ...planted }, ctx)
  const code = nextCode(person.totpSecret, ctx)
  const { deviceToken, token } = await verifySignIn({ challengeToken, code, ...planted }, ctx)
  const attackers = await verify(attacker.token, ctx)
  const isTheirs = attackers.viewer.staffId === person.staffId
  return isTheirs || token === attacker.token || deviceToken === attacker.deviceToken || (await opens('planted', ctx))
}

/** A token stolen before its owner unlocked the session, proved both factors again or signed out. */
async function oldTokens(ctx: IdentityTestCtx): Promise<boolean> {
  const person = await aPerson(ctx)
  const unlocked = await reauthenticateOrUnlock({ token: person.token, password: goodPassword }, 'one-factor', ctx)
  const code = nextCode(person.totpSecret, ctx)
  const fresh = await reauthenticateOrUnlock(
    { token: unlocked.token, password: goodPassword, code },
    'both-factors',
    ctx,
  )
  await lockSession({ token: fresh.token }, ctx)
  const locked = await verify(fresh.token, ctx)
  await endSession({ token: fresh.token }, ctx)
  const open = await Promise.all([person.token, unlocked.token, fresh.token].map((token) => opens(token, ctx)))
  return locked.identityToken !== undefined || open.includes(true)
}

/** Another person's sessions are listed, and ended by their ids. */
async function othersSessions(ctx: IdentityTestCtx): Promise<boolean> {
  const [person, attacker] = [await aPerson(ctx), await aPerson(ctx)]
  const { sessionId } = await verify(person.token, ctx)
  const { sessions } = await listSessions(asStaff(attacker, ctx))
  await endOwnSession({ sessionId }, asStaff(attacker, ctx))
  return sessions.some((session) => session.sessionId === sessionId) || !(await opens(person.token, ctx))
}

/** A session that was already open uses rights that were revoked. */
async function rightsOfBefore(ctx: IdentityTestCtx): Promise<boolean> {
  const [admin, other] = [await aPerson(ctx, ['admin']), await aPerson(ctx, ['admin'])]
  const second: Person['viewer'] = (await signedIn(other, ctx)).viewer
  await changeStaffRoles({ staffId: other.staffId, roles: ['ops'] }, asStaff(admin, ctx))
  const again = await signedIn(other, ctx)
  return (await opens(other.token, ctx)) || !second.roles.includes('admin') || again.viewer.roles.includes('admin')
}

/** A session is kept open by background requests of a program. */
async function pollingForEver(ctx: IdentityTestCtx): Promise<boolean> {
  const person = await aPerson(ctx)
  for (let minute = 0; minute < 59; minute++) {
    ctx.clock.advance(60_000)
    await verifySession({ token: person.token, isBackground: true }, ctx)
  }
  ctx.clock.advance(60_000)
  return opens(person.token, ctx)
}

export const sessionAttacks: readonly AuthAttack[] = [
  { name: 'a planted session or device', succeeds: fixation },
  {
    name: 'a token from before unlocking, proving anew, locking, signing out, or that polling holds open',
    succeeds: anyOf(oldTokens, pollingForEver),
  },
  { name: 'sessions of others, listed and ended', succeeds: othersSessions },
  { name: 'rights from before a change of roles', succeeds: rightsOfBefore },
]
