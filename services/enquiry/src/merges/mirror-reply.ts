import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { voidOutcomes, type CareState } from '@seneb/contracts/vocabulary/care-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { Patch, WriteTx } from '@seneb/service-kit/database/db'

import { CareEnquiry, CareEvent } from '../care-enquiries/care-enquiry.entity.js'
import { recomputeFirstReply } from '../replies/recompute-first-reply.js'
import { repliedSql } from '../replies/reply.entity.js'
import { endPromise } from '../reply-promises/reply-promise.js'
import { lockMergedIntoSql, reopenMergedSql } from './merge.entity.js'

/** A line of an enquiry that counts for those merged into it as well. */
export type Mirrored = Pick<CareEvent, 'at' | 'id' | 'kind'> &
  Partial<Pick<CareEvent, 'actor_id' | 'channel' | 'outcome' | 'reply_id' | 'result'>>

export interface Mirroring {
  readonly tx: WriteTx
  readonly ctx: Pick<Ctx, 'newId'>
}

interface MergedRow {
  readonly id: string
  readonly version: number
  readonly state: CareState
}

/** Lets a reply or contact that reached the person end the promises of merged enquiries too, each at its own line. */
export async function mirrorReply(line: Mirrored, targetId: string, { ctx, tx }: Mirroring): Promise<void> {
  for (const { id, version } of await tx.query<MergedRow>(lockMergedIntoSql, [targetId])) {
    await endPromise(id, line.at, tx)
    await tx.query(repliedSql, [id, line.at])
    await writeMirrored(line, { id, version }, { tx, ctx })
  }
}

/**
 * Takes back a reply that was not delivered after all from merged enquiries. One that was closed with its target opens,
 * because its promise runs again.
 */
export async function mirrorBounce(line: Mirrored, targetId: string, { ctx, tx }: Mirroring): Promise<void> {
  for (const { id, version } of await tx.query<MergedRow>(lockMergedIntoSql, [targetId])) {
    await recomputeFirstReply(id, tx)
    const [reopened] = await tx.query<{ version: number }>(reopenMergedSql, [id, [...voidOutcomes, 'withdrawn']])
    await writeMirrored(line, { id, version: reopened?.version ?? version }, { tx, ctx })
  }
}

/** Closes merged enquiries with the one they are merged into, because no list shows them. */
export async function mirrorClosing(
  line: Mirrored,
  { targetId, patch }: { readonly targetId: string; readonly patch: Patch<CareEnquiry> },
  { ctx, tx }: Mirroring,
): Promise<void> {
  for (const { id, state, version: before } of await tx.query<MergedRow>(lockMergedIntoSql, [targetId])) {
    if (state === 'closed') continue
    const version = before + 1
    await tx.update(CareEnquiry, { id }, { ...patch, version })
    await writeMirrored(line, { id, version }, { tx, ctx })
  }
}

/** Writes a line that repeats one of another enquiry, and the hint to open pages. */
export async function writeMirrored(
  { id: mirrored_from, ...line }: Mirrored,
  { id: enquiry_id, version }: Pick<MergedRow, 'id' | 'version'>,
  { ctx, tx }: Mirroring,
): Promise<void> {
  await tx.save(Object.assign(new CareEvent(), { id: ctx.newId(), enquiry_id, mirrored_from, ...line }))
  await tx.publish(CareEnquiryChanged, { enquiryId: enquiry_id, version })
}
