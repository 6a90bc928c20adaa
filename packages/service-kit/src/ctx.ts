import { randomBytes } from 'node:crypto'

import type { Logger } from '@seneb/platform/logger'
import type { Sealing } from '@seneb/platform/sealing'
import { v7 } from 'uuid'

import type { Db } from './storing/db.js'

/**
 * Who asks: a known one by its kind and its id, as in `partner:7`. Nobody can make themselves known yet, so everybody is
 * anonymous.
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
  /** Given by the caller of a question that must have effect once. */
  readonly idempotencyKey?: string
  /** Makes a worker of this service run now instead of at its next turn. */
  wake(worker: string): void
}

/** The context of the real world. */
export function createCtx(parts: Pick<Ctx, 'atRest' | 'db' | 'log' | 'wake'>): Ctx {
  return {
    ...parts,
    actor: 'anonymous',
    now: () => new Date(),
    newId: () => v7(),
    randomBytes: (size) => randomBytes(size),
  }
}
