import { randomBytes } from 'node:crypto'

import { EventEncryption } from '@seneb/bus/event-encryption'
import type { Logger } from '@seneb/platform/logger'
import type { Sealing } from '@seneb/platform/sealing'

import { denyAuditAction, type RecordAuditAction } from './requests/audited-resource.js'
import type { PartnerActor, StaffActor } from './requests/actors.js'
import type { Db } from './database/db.js'
import { RecordGrants } from './data-export/record-grants.js'
import { newId } from './database/insert-statement.js'
import { FeatureSwitches } from './feature-switches/feature-switches.js'
import { LegalVersions } from './legal-versions/legal-versions.js'

/**
 * Caller: a known one by kind and id, as in `staff:7` or `partner:live:8`. Only requests for staff or partners identify
 * their caller, by identity token; every other caller is anonymous.
 */
export type Actor = 'anonymous' | `${string}:${string}`

/** All dependencies of a use case on the outside. Services extend it with further ports. */
export interface Ctx {
  readonly db: Db
  /** Returns the current time; rules never read a clock directly. */
  now(): Date
  /** A new id (UUID v7: ordered by time, so indexes stay compact). */
  newId(): string
  randomBytes(size: number): Uint8Array
  /** Encrypts data that only this service reads, and digests data that it only needs to recognize (S13). */
  readonly atRest: Sealing
  /** Grants with which a patient reads the records of other services. */
  readonly recordGrants: RecordGrants
  readonly log: Logger
  /** Switches that staff turn at run time. */
  readonly switches: FeatureSwitches
  /** Versions of the legal documents on the site, which are stored with consents. */
  readonly legalVersions: LegalVersions
  /** Caller, as verified by the kit; never taken from the input. */
  readonly actor: Actor
  /** Calling staff member, for requests for staff; `requireStaff(ctx)` reads it. */
  readonly staff?: StaffActor
  /** Calling partner and its API key, for requests for partners; `requirePartner(ctx)` reads it. */
  readonly partner?: PartnerActor
  /**
   * Records a staff member's action in the transaction of the change; a request that changes something records exactly
   * one.
   */
  readonly audit: RecordAuditAction
  /** Set by the caller of a request that must take effect only once. */
  readonly idempotencyKey?: string
  /** Makes a worker of this service run now instead of at its next interval. */
  wake(worker: string): void
}

type CtxDeps = Pick<Ctx, 'atRest' | 'db' | 'log' | 'wake'> & Partial<Pick<Ctx, 'recordGrants'>>

/** The context of the real world. Without keys for grants it issues and accepts none. */
export function createCtx({ recordGrants = new RecordGrants(new EventEncryption()), ...deps }: CtxDeps): Ctx {
  return {
    ...deps,
    recordGrants,
    actor: 'anonymous',
    audit: denyAuditAction,
    switches: new FeatureSwitches(),
    legalVersions: new LegalVersions(),
    now: () => new Date(),
    newId,
    randomBytes: (size) => randomBytes(size),
  }
}
