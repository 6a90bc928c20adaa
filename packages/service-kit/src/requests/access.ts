import {
  type PartnerAccess,
  type StaffAccess,
  isPartnerAccess,
  type RequestContract,
  type ServiceName,
} from '@seneb/contracts/define'
import type { ErrorCode } from '@seneb/contracts/errors'
import { staffActionDeniedBy, staffActionCompletedBy } from '@seneb/contracts/messages/staff-action-events'
import {
  allowsTokens,
  effectiveRights,
  mayDo,
  rolesWith,
  type EffectiveRight,
  type Permission,
} from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import type { Ctx } from '../ctx.js'
import { type RecordAuditAction, changedFields } from './audited-resource.js'
import type { PartnerActor, StaffActor } from './actors.js'
import type { IdentityTokenVerifier } from './identity-token-verifier.js'

/**
 * Throws when the access of a request for partners refuses the caller: API_KEY_REQUIRED without a key's identity token,
 * SCOPE_MISSING without the scope. Runs before the input is parsed (S6, S11).
 */
export function assertPartnerAccess(access: PartnerAccess, partner: PartnerActor | undefined): void {
  if (!partner) throw new AppError('API_KEY_REQUIRED')
  if (access === 'partner' || partner.scopes.includes(access.scope)) return
  throw new AppError('SCOPE_MISSING', {
    message: `This API key does not have the required scope. It takes the scope ${access.scope}.`,
  })
}

/**
 * Throws when the access of a request for staff refuses the caller: SIGN_IN_REQUIRED without an identity token,
 * NOT_ALLOWED without the permission, REAUTHENTICATION_REQUIRED when the sign-in is too old. Personal tokens are refused
 * with NOT_FOR_TOKENS or SCOPE_MISSING. Runs before the input is parsed (S6, ADM-09).
 */
export function assertStaffAccess(access: StaffAccess, staff: StaffActor | undefined, now: Date): void {
  if (!staff) throw new AppError('SIGN_IN_REQUIRED')
  if (!mayDo(staff.roles, access.permission)) throw notAllowed(access.permission)
  if (staff.scopes) return assertTokenScope(access, staff.scopes)
  const ageS = (now.getTime() - staff.authenticatedAt.getTime()) / 1000
  // Written this way, an age that is not a number counts as too old.
  const isRecentlyAuthenticated = access.maxAuthAgeSeconds === undefined || ageS <= access.maxAuthAgeSeconds
  if (!isRecentlyAuthenticated) throw new AppError('REAUTHENTICATION_REQUIRED')
}

/** A token proves no recent sign-in, so it is refused where one is required, unless the permission is exempt. */
function assertTokenScope({ maxAuthAgeSeconds, permission }: StaffAccess, scopes: readonly Permission[]): void {
  if (!allowsTokens(permission, maxAuthAgeSeconds !== undefined)) throw new AppError('NOT_FOR_TOKENS')
  if (scopes.includes(permission)) return
  throw new AppError('SCOPE_MISSING', {
    message: `This token does not have the required scope. It takes the scope ${permission}.`,
  })
}

/**
 * Returns the caller's access for a permission: by roles and, with a personal token, by scopes. Use cases with several
 * levels of access decide by it.
 */
export function permittedBy(
  { roles, scopes }: Pick<StaffActor, 'roles' | 'scopes'>,
  permission: Permission,
): EffectiveRight | undefined {
  const isInScope = scopes === undefined || (allowsTokens(permission) && scopes.includes(permission))
  return isInScope ? effectiveRights(roles).find((right) => right.permission === permission) : undefined
}

function notAllowed(permission: Parameters<typeof rolesWith>[0]): AppError {
  return new AppError('NOT_ALLOWED', {
    message: `Your roles do not allow this. It takes: ${rolesWith(permission).join(', ')}.`,
  })
}

/** Caller of a request: a staff member, a partner, or an anonymous caller. */
export interface Caller {
  readonly staff?: StaffActor
  readonly partner?: PartnerActor
}

interface AuthenticationDeps {
  readonly service: ServiceName
  readonly ctx: Ctx
  readonly tokenVerifier?: IdentityTokenVerifier
}

/**
 * Returns the caller named by this identity token after checking the request's access; empty when the request is open
 * to anyone.
 */
export async function authenticateCaller(
  { access, subject }: Pick<RequestContract, 'access' | 'subject'>,
  token: string | undefined,
  deps: AuthenticationDeps,
): Promise<Caller> {
  if (access === 'anyone') return {}
  const now = deps.ctx.now()
  if (isPartnerAccess(access)) {
    const partner = token === undefined ? undefined : await deps.tokenVerifier?.verifyPartner(token, now)
    assertPartnerAccess(access, partner)
    return { partner }
  }
  const staff = token === undefined ? undefined : await deps.tokenVerifier?.verifyStaff(token, now)
  try {
    assertStaffAccess(access, staff, now)
  } catch (error) {
    if (staff && error instanceof AppError && deniedCodes.has(error.code)) await publishDenied(subject, staff, deps)
    throw error
  }
  return { staff }
}

/** Refusals that are security events. */
const deniedCodes: ReadonlySet<ErrorCode> = new Set(['NOT_ALLOWED', 'NOT_FOR_TOKENS', 'SCOPE_MISSING'])

/** Publishes the denial for the security events; the caller is denied even while the database is unavailable. */
async function publishDenied(
  subject: string,
  { id: staffId, sessionId }: StaffActor,
  deps: AuthenticationDeps,
): Promise<void> {
  const { ctx, service } = deps
  const denial = { denialId: ctx.newId(), deniedAt: ctx.now().toISOString(), staffId, sessionId, subject }
  await ctx.db
    .write((tx) => tx.publish(staffActionDeniedBy(service), denial))
    .catch((error: unknown) => ctx.log.error({ subject, err: error }, 'a denied request could not be recorded'))
}

/**
 * Returns the context for a staff member: the same, with them as its actor and with their actions recorded in the audit
 * trail.
 */
export function withStaffActor<C extends Ctx>(ctx: C, service: ServiceName, staff: StaffActor): C {
  const auditAction: RecordAuditAction = (tx, { action, after, before, object: { id, resource } }) =>
    tx.publish(staffActionCompletedBy(service), {
      actionId: ctx.newId(),
      doneAt: ctx.now().toISOString(),
      action,
      object: { kind: resource.kind, id },
      actor: { id: `staff:${staff.id}`, name: staff.name, sessionId: staff.sessionId, source: staff.source },
      fields: changedFields(resource, before, after),
    })
  return { ...ctx, staff, actor: `staff:${staff.id}`, audit: auditAction }
}
