import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { voidOutcomes, type CareState } from '@seneb/contracts/vocabulary/care-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { Patch, WriteTx } from '@seneb/service-kit/database/db'

import { CareEnquiry, CareEvent } from './care-enquiry.entity.js'
import { markReplied, recomputeFirstReply } from './recompute-first-reply.js'

/** Enquiries merged into one, locked. $1 the target */
const lockMergedIntoSql = `/* lockMergedInto */
  select id, version, state from care_enquiries where merged_into = $1 order by id for update`

/**
 * Enquiries for which a reply of another counts, locked; also those that were separated since. $1 the target, $2 the
 * reply
 */
const lockMirroredSql = `/* lockMirrored */
  select id, version, state from care_enquiries c
  where c.merged_into = $1 or (c.id in (select m.merged_id from merges m where m.target_id = $1)
    and exists (select from care_events e where e.enquiry_id = c.id and e.reply_id = $2 and e.kind = 'reply-sent'
      and e.mirrored_from is not null))
  order by id for update`

/**
 * Opens a closed enquiry whose reply was not delivered, unless its outcome says that the person expects none. $1 the
 * enquiry, $2 outcomes without a reply
 */
const reopenMergedSql = `/* reopenMerged */
  update care_enquiries set state = 'open', outcome = null, snoozed_until = null, version = version + 1
  where id = $1 and state = 'closed' and outcome <> all($2::text[]) returning version`

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
    await markReplied(id, line.at, tx)
    await writeMirrored(line, { id, version }, { tx, ctx })
  }
}

/**
 * Takes back a reply that was not delivered after all from the enquiries for which it counted, and returns them. One that
 * was closed opens, because its promise runs again.
 */
export async function mirrorBounce(
  line: Mirrored,
  targetId: string,
  { ctx, tx }: Mirroring,
): Promise<readonly string[]> {
  const mirrored = await tx.query<MergedRow>(lockMirroredSql, [targetId, line.reply_id])
  for (const { id, version } of mirrored) {
    await recomputeFirstReply(id, tx)
    const [reopened] = await tx.query<{ version: number }>(reopenMergedSql, [id, [...voidOutcomes, 'withdrawn']])
    await writeMirrored(line, { id, version: reopened?.version ?? version }, { tx, ctx })
  }
  return mirrored.map(({ id }) => id)
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
