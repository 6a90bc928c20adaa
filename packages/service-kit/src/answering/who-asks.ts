import { isForPartners, type Question, type ServiceName } from '@seneb/contracts/define'
import { staffActionRefusedOf } from '@seneb/contracts/messages/staff-action-events'
import { AppError } from '@seneb/platform/app-error'

import type { Ctx } from '../ctx.js'
import { assertAllowed, assertScope } from './access.js'
import type { PartnerActor } from './partner-actor.js'
import type { PassReader } from './pass-reader.js'
import type { StaffActor } from './staff-actor.js'

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
