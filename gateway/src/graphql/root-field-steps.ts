import { minFillMs } from '@seneb/contracts/vocabulary/bot-signals'
import { AppError } from '@seneb/platform/app-error'

import type { CountMutation } from '../access/count-requests.js'
import { idempotencyKeyOf, keyInvalid } from './idempotency-key.js'
import { RateLimited } from '../access/access-errors.js'
import { isForPartners } from '../access/root-field-access.js'
import type { RootCall, RootFieldStep } from './root-field.guard.js'

/** Fields of a mutation run one after another; none begins after the caller received its response. */
export function rejectLate({ context }: RootCall): void {
  if (context.deadline.isPast) throw new AppError('UNAVAILABLE')
}

/** Counts each mutation field towards the budget of its client, so that two aliases count two (S20). */
export function countMutations(count: CountMutation): RootFieldStep {
  return ({ context, info }) => count(info.fieldName, context)
}

/** Checks whether the caller has the access that the directive of the field or of its list requires (S6). */
export function assertMay({ access, context: { partner, staff } }: RootCall): void | Promise<void> {
  if (access === 'public') return undefined
  if (access === 'sign-in') return staff.assertOurOwn()
  return isForPartners(access) ? partner.assertMay(access) : staff.assertMay(access)
}

/** Refuses a mutation of the website by a key. */
export function assertKeyMaySend({ access, context }: RootCall): void {
  if (access === 'public') context.partner.assertMaySend()
}

/** Refuses a mutation of the website by a personal token: its sender would count as staff, not by the public limits. */
export function assertTokenMaySend({ access, context }: RootCall): void {
  if (access === 'public' && context.req.personalToken) throw new AppError('NOT_FOR_TOKENS')
}

/** Refuses forms that no person filled in. */
export function rejectBots({ args }: RootCall): void {
  assertNoBotSignals(args)
}

/**
 * Refuses an `Idempotency-Key` header for a field that takes no key, because a repeated request would run again.
 * Changes by partners always have the same effect.
 */
export function checkKeyHeader({ args, context: { partner, req }, info }: RootCall): void {
  const header = req.headers['idempotency-key']
  if (header === undefined) return
  if (info.operation.selectionSet.selections.length > 1) {
    throw keyInvalid('The header Idempotency-Key is for one mutation. Please send each its own idempotencyKey')
  }
  const field = info.parentType.getFields()[info.fieldName]
  const acceptsKey = field?.args.some(({ name }) => name === 'idempotencyKey')
  if (!acceptsKey && !partner.isKnown) throw keyInvalid('This mutation takes no idempotency key')
  idempotencyKeyOf(args['idempotencyKey'] as string | null | undefined, String(header))
}

interface BotSignals {
  readonly website?: string | null
  readonly fillMs?: number | null
}

/**
 * Refuses signs of a bot: the hidden field is filled, or the form was sent too quickly (D-82, S20). Partner programs
 * show no form and send no signals; rate limits apply to them instead.
 */
function assertNoBotSignals(args: unknown): void {
  const { botSignals } = (args ?? {}) as { botSignals?: BotSignals | null }
  if (!botSignals) return
  if (botSignals.website) {
    const field = { path: 'website', message: 'Please leave this field empty', code: 'WEBSITE_NOT_ASKED' }
    throw new AppError('INPUT_INVALID', { fields: [field] })
  }
  const { fillMs } = botSignals
  if (typeof fillMs === 'number' && fillMs < minFillMs)
    throw new RateLimited(Math.ceil((minFillMs - Math.max(0, fillMs)) / 1000))
}
