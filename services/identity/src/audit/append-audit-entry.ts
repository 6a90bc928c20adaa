import { createHash } from 'node:crypto'

import type { Payload, ServiceName } from '@seneb/contracts/define'
import type { StaffActionCompleted } from '@seneb/contracts/messages/identity/every-service.messages'
import type { StaffTool } from '@seneb/contracts/vocabulary/staff-access'
import { currentTraceId } from '@seneb/platform/telemetry'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { WriteTx } from '@seneb/service-kit/database/db'
import canonicalize from 'canonicalize'

import type { IdentityCtx } from '../identity-ctx.js'
import { AuditEntry, lockHeadSql, moveHeadSql } from './audit-entry.entity.js'

/** Staff action received for the audit trail, with the service that published it. */
export interface ReceivedAction {
  readonly service: string
  readonly action: Payload<typeof StaffActionCompleted>
  readonly traceId?: string
}

/**
 * Appends an action to the end of the chain. All appends wait for the lock on the head row, which always exists,
 * because two that read the same end would fork the chain (S10).
 */
export async function appendAuditEntry({ action, service, traceId }: ReceivedAction, tx: WriteTx): Promise<void> {
  const [head] = await tx.query<{ seq: string; hash: Buffer }>(lockHeadSql)
  if (!head) throw new Error('the audit trail has no head')
  const facts: ChainedFacts = {
    seq: Number(head.seq) + 1,
    id: action.actionId,
    at: new Date(action.doneAt).toISOString(),
    actorId: action.actor.id,
    actorName: action.actor.name,
    sessionId: action.actor.sessionId ?? null,
    source: action.actor.source,
    service,
    action: action.action,
    objectKind: action.object.kind,
    objectId: action.object.id,
    fields: action.fields,
    traceId: traceId ?? null,
  }
  const hash = hashEntry(head.hash, facts)
  await tx.save(Object.assign(new AuditEntry(), { ...toRow(facts), prev_hash: head.hash, hash }))
  await tx.query(moveHeadSql, [facts.seq, hash])
}

function toRow(facts: ChainedFacts): Omit<AuditEntry, 'prev_hash' | 'hash'> {
  return {
    seq: String(facts.seq),
    id: facts.id,
    at: new Date(facts.at),
    actor_id: facts.actorId,
    actor_name: facts.actorName,
    session_id: facts.sessionId,
    source: facts.source,
    service: facts.service,
    action: facts.action,
    object_kind: facts.objectKind,
    object_id: facts.objectId,
    fields: facts.fields,
    trace_id: facts.traceId,
  }
}

/** Returns the hashed facts of a stored row. */
export function toFacts(row: AuditEntry): ChainedFacts {
  return {
    seq: Number(row.seq),
    id: row.id,
    at: row.at.toISOString(),
    actorId: row.actor_id,
    actorName: row.actor_name,
    sessionId: row.session_id ?? null,
    source: row.source ?? undefined,
    service: row.service,
    action: row.action,
    objectKind: row.object_kind,
    objectId: row.object_id,
    fields: row.fields,
    traceId: row.trace_id ?? null,
  }
}

/** Fields of an entry covered by its hash: all except the hashes. */
export interface ChainedFacts {
  readonly seq: number
  readonly id: string
  readonly at: string
  readonly actorId: string
  readonly actorName: string
  readonly sessionId: string | null
  /** Omitted for entries that came from the desk or the platform itself. */
  readonly source: StaffTool | undefined
  readonly service: string
  readonly action: string
  readonly objectKind: string
  readonly objectId: string
  readonly fields: unknown
  readonly traceId: string | null
}

const purpose = 'seneb.audit.v1'

/**
 * Returns the hash over the previous hash and the facts as canonical JSON (RFC 8785), so that key order and
 * storage do not matter. Times have millisecond precision, because finer ones would change in storage.
 */
export function hashEntry(previous: Uint8Array, facts: ChainedFacts): Buffer {
  const text = canonicalize(facts) ?? ''
  return createHash('sha256').update(purpose).update(previous).update(text).digest()
}

/** Adds a staff action to the audit trail; an event delivered twice is entered once (S10). */
export async function onStaffActionCompleted(
  service: ServiceName,
  event: ReceivedEvent<typeof StaffActionCompleted>,
  ctx: IdentityCtx,
): Promise<void> {
  await ctx.db.write((tx) => appendAuditEntry({ service, action: event.data, traceId: currentTraceId() }, tx))
}
