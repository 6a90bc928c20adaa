import type { Output } from '@seneb/contracts/define'
import { CareEnquiryChanged, type SetEnquiryStatus } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { claimMinutes } from '@seneb/contracts/vocabulary/care-enquiries'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { type AuditedFields, defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { Patch, WriteTx } from '@seneb/service-kit/database/db'

import {
  CareEnquiry,
  type CareEnquiryRow,
  CareEvent,
  lockCareEnquirySql,
  readLockedSql,
} from './care-enquiry.entity.js'
import { isClaimedByAnother, newCareEnquiry, submittedEvent, type Submitted } from './care-enquiry.rules.js'
import { sealEventText } from './sealed-text.js'

const minuteMs = 60_000

/** Columns of an enquiry that a change reads, and facts from other tables. */
export type Locked = LockedFacts &
  Pick<
    CareEnquiryRow,
    | 'assignee_id'
    | 'claimed_until'
    | 'due_at'
    | 'first_replied_at'
    | 'full_name'
    | 'id'
    | 'kind'
    | 'merged_into'
    | 'outcome'
    | 'reference'
    | 'state'
    | 'version'
  >

interface LockedFacts {
  /** Time zone of the person. */
  readonly time_zone?: string | null
  readonly has_messages: boolean
  /** Whether it is merged into another enquiry, or another into it. */
  readonly has_merges: boolean
}

type Line = Partial<Omit<CareEvent, 'at' | 'enquiry_id' | 'id' | 'body_sealed'>> & Pick<CareEvent, 'kind'>

/** One change: the updated columns, its line in the timeline, and its audit entry. */
export interface CareChange {
  readonly patch: Patch<CareEnquiry>
  readonly line: Line
  /** ID of the line, when lines of merged enquiries refer to it. */
  readonly lineId?: string
  /** Timeline line written before this one. */
  readonly before?: Line
  readonly text?: string
  readonly audit: {
    readonly action: string
    readonly after: AuditedFields<keyof typeof careEnquiryAudit.fields>
    readonly before?: AuditedFields<keyof typeof careEnquiryAudit.fields>
  }
}

/** The enquiry, locked with the one it is merged into; undefined when it has ended. */
export async function findLocked(enquiryId: string, tx: WriteTx): Promise<Locked | undefined> {
  const locked = await tx.query<Locked & { readonly has_changed: boolean }>(lockCareEnquirySql, [enquiryId])
  const found = locked.find(({ id }) => id === enquiryId)
  const [enquiry] = found?.has_changed ? await tx.query<Locked>(readLockedSql, [enquiryId]) : [found]
  const targetId = enquiry?.merged_into
  // Another transaction may have merged it while this one waited for its lock.
  if (targetId && locked.every(({ id }) => id !== targetId)) await tx.query(lockCareEnquirySql, [targetId])
  return enquiry
}

/** The enquiry, locked; CHANGED_MEANWHILE when it is not the version that was seen. */
export async function lockedEnquiry(enquiryId: string, seen: number | undefined, tx: WriteTx): Promise<Locked> {
  const enquiry = await findLocked(enquiryId, tx)
  if (!enquiry) throw new AppError('ENQUIRY_UNKNOWN')
  assertRecorded(enquiry, seen)
  return enquiry
}

/** Rejects a change to a version that is no longer current. */
export function assertRecorded({ version }: Pick<Locked, 'version'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new AppError('CHANGED_MEANWHILE')
}

/** Rejects while another staff member holds the claim; taking over is a separate change. */
export function assertNotClaimedByAnother(enquiry: Locked, ctx: Ctx): void {
  if (isClaimedByAnother(enquiry, requireStaff(ctx).id, ctx.now())) throw new AppError('ENQUIRY_CLAIMED')
}

/** Returns the timeline line that tells the previous assignee that the enquiry was taken over. */
export function takeOverLine({ assignee_id }: Locked) {
  return { kind: 'taken-over', ...(assignee_id ? { assignee_id } : {}) } as const
}

/** Returns a claim of the caller for half an hour from now; working on an enquiry renews it. */
export function claimFor(ctx: Ctx): Pick<Patch<CareEnquiry>, 'assignee_id' | 'claimed_until'> {
  const until = new Date(ctx.now().getTime() + claimMinutes * minuteMs)
  return { assignee_id: requireStaff(ctx).id, claimed_until: until }
}

/**
 * Writes one change of a locked enquiry with its timeline line, its audit entry and the hint to open pages, in one
 * transaction.
 */
export async function writeChange(
  enquiry: Locked,
  { audit, before, line, lineId, patch, text }: CareChange,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: Ctx },
): Promise<Output<typeof SetEnquiryStatus>> {
  const [at, version] = [ctx.now(), enquiry.version + 1]
  const [firstId, eventId] = [ctx.newId(), lineId ?? ctx.newId()]
  await tx.update(CareEnquiry, { id: enquiry.id }, { ...patch, version, last_activity_at: at })
  const body_sealed = text ? sealEventText(text, eventId, ctx) : undefined
  const of = { enquiry_id: enquiry.id, at, actor_id: requireStaff(ctx).id }
  if (before) await tx.save(Object.assign(new CareEvent(), { id: firstId, ...of, ...before }))
  await tx.save(Object.assign(new CareEvent(), { id: eventId, ...of, body_sealed, ...line }))
  await tx.publish(CareEnquiryChanged, { enquiryId: enquiry.id, version })
  await ctx.audit(tx, { ...audit, object: { resource: careEnquiryAudit, id: enquiry.id } })
  return { enquiryId: enquiry.id, version }
}

/**
 * Updates columns of a locked enquiry under its next version, which it returns. The caller writes the timeline line and
 * publishes the change.
 */
export async function updateCareEnquiry(
  { id, version: before }: Pick<Locked, 'id' | 'version'>,
  patch: Patch<CareEnquiry>,
  tx: WriteTx,
): Promise<number> {
  const version = before + 1
  await tx.update(CareEnquiry, { id }, { ...patch, version })
  return version
}

/** Audit format of an enquiry: its assignee and progress; of a reply, the template; of texts, only the length. */
export const careEnquiryAudit = defineAuditedResource('care-enquiry', {
  state: 'plain',
  outcome: 'plain',
  assignee: 'plain',
  contact: 'plain',
  call: 'plain',
  reason: 'plain',
  duplicateOf: 'plain',
  mergedReference: 'plain',
  messages: 'plain',
  file: 'plain',
  reply: 'plain',
  template: 'plain',
  format: 'plain',
  note: 'text',
  planDecision: 'plain',
  corrected: 'plain',
  consent: 'plain',
  link: 'plain',
  erasure: 'plain',
  body: 'text',
})

/**
 * Adds a submission to the care team's list in the transaction that saves it, and publishes the event that updates open
 * pages.
 */
export async function saveCareEnquiry(submitted: Submitted, tx: WriteTx, ctx: Pick<Ctx, 'newId'>): Promise<void> {
  const enquiry = newCareEnquiry(submitted)
  await tx.save(enquiry)
  await tx.save(submittedEvent(enquiry, ctx.newId()))
  await tx.publish(CareEnquiryChanged, { enquiryId: enquiry.id, version: enquiry.version })
}
