import { randomBytes } from 'node:crypto'

import type { Logger } from '@seneb/platform/logger'
import type { Sealing } from '@seneb/platform/sealing'

import { denyAuditAction, type RecordAuditAction } from './requests/audited-resource.js'
import type { PartnerActor, StaffActor } from './requests/actors.js'
import type { Db } from './database/db.js'
import { newId } from './database/new-id.js'

/**
 * Caller: a known one by kind and id, as in `staff:7` or `partner:live:8`. Only requests for staff or partners identify
 * their caller, by identity token; every other caller is anonymous.
 */
export type Actor = 'anonymous' | `${string}:${string}`

/** Everything a use case may use of the world. Services widen it with ports of their own. */
export interface Ctx {
  readonly db: Db
  /** The moment this is happening; rules never look at a clock of their own. */
  now(): Date
  /** A new id (UUID v7: ordered by time, so indexes stay compact). */
  newId(): string
  randomBytes(size: number): Uint8Array
  /** Seals what this service stores and nobody else may read, and digests what it only has to recognise (S13). */
  readonly atRest: Sealing
  readonly log: Logger
  /** Caller, as verified by the kit; never taken from an input's claims about its sender. */
  readonly actor: Actor
  /** Calling staff member, for requests for staff; `requireStaff(ctx)` reads it. */
  readonly staff?: StaffActor
  /** Which partner asks by which key, where a question is for partners; `requirePartner(ctx)` reads it. */
  readonly partner?: PartnerActor
  /** Says what one of our staff does here, in the transaction of the change: exactly one act for a question that changes something. */
  readonly audit: RecordAuditAction
  /** Given by the caller of a question that must have effect once. */
  readonly idempotencyKey?: string
  /** Makes a worker of this service run now instead of at its next turn. */
  wake(worker: string): void
}

/** The context of the real world. */
export function createCtx(deps: Pick<Ctx, 'atRest' | 'db' | 'log' | 'wake'>): Ctx {
  return {
    ...deps,
    actor: 'anonymous',
    audit: denyAuditAction,
    now: () => new Date(),
    newId,
    randomBytes: (size) => randomBytes(size),
  }
}
