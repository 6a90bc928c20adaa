import {
  type PartnerAccess,
  type StaffAccess,
  isForPartners,
  type Question,
  type ServiceName,
} from '@seneb/contracts/define'
import { staffActionRefusedOf, staffActionDoneOf } from '@seneb/contracts/messages/staff-action-events'
import { mayDo, rolesWith } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

import type { Ctx } from '../ctx.js'
import { type Acting, changedFields } from './audited-noun.js'
import type { PartnerActor, StaffActor } from './actors.js'
import type { PassReader } from './pass-reader.js'

/**
 * Throws when the access of a question for partners refuses whoever asks: API_KEY_REQUIRED without the pass of a key,
 * SCOPE_MISSING when the key may not do it. What is asked has not been read then (S6, S11).
 */
export function assertScope(access: PartnerAccess, partner: PartnerActor | undefined): void {
  if (!partner) throw new AppError('API_KEY_REQUIRED')
  if (access === 'partner' || partner.scopes.includes(access.scope)) return
  throw new AppError('SCOPE_MISSING', { message: `This API key may not do this. It takes the scope ${access.scope}.` })
}

/**
 * Throws when the access of a question for staff refuses whoever asks: SIGN_IN_REQUIRED without a pass, NOT_ALLOWED without the
 * permission, FRESH_SIGN_IN_REQUIRED when the proof is too old for it. What is asked has not been read then (S6, ADM-09).
 */
export function assertAllowed(access: StaffAccess, staff: StaffActor | undefined, now: Date): void {
  if (!staff) throw new AppError('SIGN_IN_REQUIRED')
  if (access === 'staff') return
  if (!mayDo(staff.roles, access.may)) throw notAllowed(access.may)
  const ageS = (now.getTime() - staff.provenAt.getTime()) / 1000
  // Asked this way round, an age that is no number is too old.
  const isFresh = access.freshWithinS === undefined || ageS <= access.freshWithinS
  if (!isFresh) throw new AppError('FRESH_SIGN_IN_REQUIRED')
}

function notAllowed(permission: Parameters<typeof rolesWith>[0]): AppError {
  return new AppError('NOT_ALLOWED', {
    message: `Your roles do not allow this. It takes: ${rolesWith(permission).join(', ')}.`,
  })
}

/** Who asks a question: one of our staff, a partner, or nobody in particular. */
export interface Asking {
  readonly staff?: StaffActor
  readonly partner?: PartnerActor
}

interface AskedAt {
  readonly service: ServiceName
  readonly ctx: Ctx
  readonly passes?: PassReader
}

/** Who asks by this pass, once the question's access lets them; nobody in particular where anybody may ask. */
export async function whoAsks(
  { access, subject }: Pick<Question, 'access' | 'subject'>,
  pass: string | undefined,
  at: AskedAt,
): Promise<Asking> {
  if (access === 'anyone') return {}
  const now = at.ctx.now()
  if (isForPartners(access)) {
    const partner = pass === undefined ? undefined : await at.passes?.readPartner(pass, now)
    assertScope(access, partner)
    return { partner }
  }
  const staff = pass === undefined ? undefined : await at.passes?.read(pass, now)
  try {
    assertAllowed(access, staff, now)
  } catch (error) {
    if (staff && error instanceof AppError && error.code === 'NOT_ALLOWED') await sayRefused(subject, staff, at)
    throw error
  }
  return { staff }
}

/** For the security events; whoever is refused hears so also while the database is away. */
async function sayRefused(asked: string, { id: staffId, sessionId }: StaffActor, at: AskedAt): Promise<void> {
  const { ctx, service } = at
  const refusal = { refusalId: ctx.newId(), refusedAt: ctx.now().toISOString(), staffId, sessionId, asked }
  await ctx.db
    .write((tx) => tx.say(staffActionRefusedOf(service), refusal))
    .catch((error: unknown) => ctx.log.error({ subject: asked, err: error }, 'a refusal could not be noted'))
}

/** The world as it is for one of our staff: the same, with them as its actor, whose acts are said for the audit trail. */
export function withStaff<C extends Ctx>(ctx: C, service: ServiceName, staff: StaffActor): C {
  const act: Acting = (tx, { action, after, before, object: { id, noun } }) =>
    tx.say(staffActionDoneOf(service), {
      actId: ctx.newId(),
      doneAt: ctx.now().toISOString(),
      action,
      object: { kind: noun.kind, id },
      actor: { id: `staff:${staff.id}`, name: staff.name, sessionId: staff.sessionId },
      fields: changedFields(noun, before, after),
    })
  return { ...ctx, staff, actor: `staff:${staff.id}`, act }
}
