import type { Input, Output } from '@seneb/contracts/define'
import type {
  AttachEmail,
  DismissEmail,
  ListUnmatchedEmails,
  ReadUnmatchedEmail,
} from '@seneb/contracts/messages/notification/inbound-email.messages'
import { retentionPeriods, daysOf } from '@seneb/contracts/vocabulary/retention-periods'
import { allowsTokens, mayDo } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff, type StaffActor } from '@seneb/service-kit/requests/actors'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { decodeCursor, encodeCursor } from '@seneb/service-kit/requests/cursor'

import type { NotificationCtx } from '../notification-ctx.js'
import type { Proposal } from './inbound-email.entity.js'
import { isOpenSql, isRecipientSql } from './inbound-email.queries.js'
import { publishMessage } from './publish-message.js'
import { openContent, openEnvelope, sealEnvelope } from './sealed-email.js'
import { sendingWorker } from './sending-worker.js'
import { readStoredEmail } from './stored-email.js'

type Listed = Output<typeof ListUnmatchedEmails>['emails'][number]

interface UnmatchedRow extends Pick<Listed, 'id' | 'kind' | 'reason'> {
  readonly receivedAt: Date
  readonly proposals: readonly Proposal[]
  readonly content: Buffer | null
  readonly senderCheck: 'pass' | 'fail' | 'not-checked' | null
  readonly place: string
}

const columns = `id, kind, reason, received_at as "receivedAt", proposals, content_sealed as content,
  sender_check as "senderCheck", received_at::text as place`

/** $1 received at and $2 id of the last one of the page before, or null; $3 how many */
const listUnmatchedSql = `/* listUnmatchedEmails */ select ${columns} from inbound_emails
  where state = 'unmatched' and ($1::timestamptz is null or (received_at, id) > ($1::timestamptz, $2::uuid))
  order by received_at, id limit $3`

const countUnmatchedSql = `/* countUnmatchedEmails */
  select count(*)::int as total from inbound_emails where state = 'unmatched'`

/** $1 id */
const unmatchedSql = `/* unmatchedEmail */
  select ${columns} from inbound_emails where id = $1::uuid and state = 'unmatched'`

/** Lists emails that belong to no enquiry yet, the oldest first. */
export async function listUnmatchedEmails(
  { after, first }: Input<typeof ListUnmatchedEmails>,
  ctx: NotificationCtx,
): Promise<Output<typeof ListUnmatchedEmails>> {
  const position = after === undefined ? undefined : decodeCursor(after)
  const params = [position?.at ?? null, position?.id ?? null, first + 1]
  const [rows, [counted]] = await ctx.db.read((tx) =>
    Promise.all([tx.query<UnmatchedRow>(listUnmatchedSql, params), tx.query<{ total: number }>(countUnmatchedSql)]),
  )
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    emails: page.map((row) => toListed(row, ctx)),
    next: rows.length > first && last ? encodeCursor({ at: last.place, id: last.id }) : undefined,
    total: counted?.total ?? 0,
  }
}

/** Reads one unmatched email; its files cannot be opened before it belongs to an enquiry. */
export async function readUnmatchedEmail(
  { emailId }: Input<typeof ReadUnmatchedEmail>,
  ctx: NotificationCtx,
): Promise<Output<typeof ReadUnmatchedEmail>> {
  const row = await findUnmatched(emailId, ctx)
  if (!maySeeUnmatched(requireStaff(ctx))) throw new AppError('NOT_ALLOWED')
  const content = row.content ? openContent(row.content, row.id, ctx.atRest) : undefined
  return {
    email: toListed(row, ctx),
    senderCheck: row.senderCheck ?? 'not-checked',
    text: content?.fullText ?? '',
    fileNames: [...(content?.fileNames ?? [])],
  }
}

async function findUnmatched(emailId: string, { db }: Pick<NotificationCtx, 'db'>): Promise<UnmatchedRow> {
  const [row] = await db.read((tx) => tx.query<UnmatchedRow>(unmatchedSql, [emailId]))
  if (!row) throw new AppError('EMAIL_UNKNOWN')
  return row
}

/** Doctors see only patients of their own plans, and an unmatched email belongs to none. */
function maySeeUnmatched({ roles, scopes }: StaffActor): boolean {
  const isByToken = scopes !== undefined && !allowsTokens('enquiry:read-personal')
  return !isByToken && mayDo(roles, 'enquiry:read-personal') && mayDo(roles, 'enquiry:work')
}

function toListed({ content, receivedAt, ...row }: UnmatchedRow, ctx: NotificationCtx): Listed {
  const stored = content ? openContent(content, row.id, ctx.atRest) : undefined
  const isVisible = maySeeUnmatched(requireStaff(ctx))
  const deletedAt = new Date(receivedAt)
  deletedAt.setUTCDate(deletedAt.getUTCDate() + daysOf(retentionPeriods.unmatchedEmail))
  return {
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    receivedAt: receivedAt.toISOString(),
    deletedAt: deletedAt.toISOString(),
    files: stored?.fileNames.length ?? 0,
    proposals: row.proposals.map(({ enquiryId, reason }) => ({ enquiryId, reason })),
    personal: isVisible && stored ? { sender: stored.sender.address, subject: stored.subject } : undefined,
  }
}

interface TakenRow {
  readonly id: string
  readonly kind: Listed['kind']
  readonly receivedAt: Date
  readonly raw: Buffer
  readonly envelope: Buffer
  readonly senderDigest: string | null
}

/** $1 id */
const takeUnmatchedSql = `/* takeUnmatchedEmail */
  select id, kind, received_at as "receivedAt", raw_sealed as raw, envelope_sealed as envelope,
    from_digest as "senderDigest"
  from inbound_emails where id = $1::uuid and state = 'unmatched' and raw_sealed is not null`

/** $1 id, $2 enquiry, $3 sealed envelope */
const attachSql = `/* attachEmail */
  update inbound_emails set state = 'filed', enquiry_id = $2::uuid, threaded_by = 'staff', envelope_sealed = $3,
    content_sealed = null, reason = null, proposals = '[]', finished_at = clock_timestamp(),
    kind = case when kind in ('message', 'notice', 'calendar') then kind else 'message' end
  where id = $1::uuid and state = 'unmatched' returning id`

const emailAudit = defineAuditedResource('received-email', { state: 'plain', enquiry: 'plain', reason: 'text' })

/** Files an unmatched email with an enquiry, as if the email had named it. */
export async function attachEmail(
  { emailId, enquiryId, reason }: Input<typeof AttachEmail>,
  ctx: NotificationCtx,
): Promise<Output<typeof AttachEmail>> {
  const [email] = await ctx.db.read((tx) => tx.query<TakenRow>(takeUnmatchedSql, [emailId]))
  if (!email) throw new AppError('EMAIL_UNKNOWN')
  const read = await readStoredEmail(email, ctx)
  const known = openEnvelope(email.envelope, email.id, ctx.atRest)
  const envelope = sealEnvelope({ ...known, messageId: read.head.messageId }, email.id, ctx.atRest)
  await ctx.db.write(async (tx) => {
    const [open] = await tx.query<{ isOpen: boolean }>(isOpenSql, [enquiryId])
    if (!open?.isOpen) throw new AppError('ENQUIRY_UNKNOWN')
    if ((await tx.query(attachSql, [emailId, enquiryId, envelope])).length === 0) throw new AppError('EMAIL_UNKNOWN')
    const [sender] = await tx.query<{ isRecipient: boolean }>(isRecipientSql, [enquiryId, [email.senderDigest ?? '']])
    const kind = email.kind === 'notice' || email.kind === 'calendar' ? email.kind : 'message'
    const isKnownSender = sender?.isRecipient ?? false
    await publishMessage({ id: emailId, enquiryId, receivedAt: email.receivedAt, kind, isKnownSender, read }, tx, ctx)
    await ctx.audit(tx, {
      action: 'attach-email',
      object: { resource: emailAudit, id: emailId },
      before: { state: 'unmatched' },
      after: { state: 'filed', enquiry: enquiryId, reason },
    })
  })
  ctx.wake(sendingWorker)
  return { emailId, enquiryId }
}

/** $1 id */
const dismissSql = `/* dismissEmail */
  update inbound_emails set state = 'dismissed', raw_sealed = null, envelope_sealed = null, content_sealed = null,
    proposals = '[]', finished_at = clock_timestamp()
  where id = $1::uuid and state = 'unmatched' returning id`

/** Removes an unmatched email; only digests against further copies stay. */
export async function dismissEmail(
  { emailId, reason }: Input<typeof DismissEmail>,
  ctx: NotificationCtx,
): Promise<Output<typeof DismissEmail>> {
  await ctx.db.write(async (tx) => {
    if ((await tx.query(dismissSql, [emailId])).length === 0) throw new AppError('EMAIL_UNKNOWN')
    await ctx.audit(tx, {
      action: 'dismiss-email',
      object: { resource: emailAudit, id: emailId },
      before: { state: 'unmatched' },
      after: { state: 'dismissed', reason },
    })
  })
  return { emailId }
}
