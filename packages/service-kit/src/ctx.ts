import { randomBytes } from 'node:crypto'

import type { Logger } from '@seneb/platform/logger'
import type { Sealing } from '@seneb/platform/sealing'

import { denyAuditAction, type RecordAuditAction } from './requests/audited-resource.js'
import type { PartnerActor, StaffActor } from './requests/actors.js'
import type { Db } from './database/db.js'
import { newId } from './database/new-id.js'

/**
 * Who asks: a known one by its kind and its id, as in `staff:7` or `partner:live:8`. Only a question for staff or for
 * partners makes its asker known, by their pass; everybody else is anonymous.
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
  /** Who asks, as the kit knows it; never what an input says of its sender. */
  readonly actor: Actor
  /** Who of our staff asks, where a question is for staff; `requireStaff(ctx)` reads it. */
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
