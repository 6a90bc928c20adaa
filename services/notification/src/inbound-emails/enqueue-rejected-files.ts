import type { AttachmentRefusal } from '@seneb/contracts/vocabulary/inbound-emails'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { outcomes } from '../email-deliveries/delivery.rules.js'
import { enqueueEmail } from '../email-deliveries/enqueue-email.js'
import { rejectedFilesEmail } from '../emails/rejected-files.email.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { canReplyAutomatically } from './automatic-reply.rules.js'
import type { ReadEmail } from './read-email.js'
import { isOpenSql, isRecipientSql } from './inbound-email.queries.js'

interface SettledEmail {
  readonly emailId: string
  readonly enquiryId: string
  readonly email: ReadEmail
}

/** One automatic mail is decided at a time, so that two files cannot cause two. */
const lockSql = `/* lockAutomaticReplies */ select pg_advisory_xact_lock(hashtext('automatic replies'))`

/** Of two files that are settled at once, the second sees the first. $1 the email */
const lockEmailSql = `/* lockRejectedEmail */ select id from inbound_emails where id = $1::uuid for update`

/** $1 the email */
const refusedFilesSql = `/* refusedFiles */ select
    count(*)::int as files,
    coalesce(bool_or(state in ('waiting', 'sending')), false) as "isUnsettled",
    coalesce(array_agg(refusal order by position) filter (where state = 'refused'), '{}') as refusals
  from inbound_attachments where inbound_email_id = $1::uuid`

/** Automatic mails of a thread and of the last hour, and the kind of the enquiry. $1 the enquiry */
const automaticRepliesSql = `/* automaticReplies */ select
    max(queued_at) filter (where kind = 'rejected-files') as "lastAt",
    (select count(*)::int from email_deliveries
      where kind = 'rejected-files' and queued_at > clock_timestamp() - interval '1 hour') as "lastHour",
    min(cause_kind) as "enquiryKind"
  from email_deliveries where cause_id = $1::uuid and cause_kind in ('trip-plan', 'consultation')`

interface AutomaticReplies {
  readonly lastAt: Date | null
  readonly lastHour: number
  readonly enquiryKind: EnquiryKind | null
}

/**
 * Queues the mail that says which files were not accepted, once all files of an email are settled. Returns false when
 * none was refused, after the enquiry has ended, or when no automatic mail may go: that is decided under a lock.
 */
export async function enqueueRejectedFiles(
  { email, emailId, enquiryId }: SettledEmail,
  tx: WriteTx,
  ctx: NotificationCtx,
): Promise<boolean> {
  const address = email.head.from?.address
  await tx.query(lockEmailSql, [emailId])
  const [refused] = await tx.query<{
    readonly files: number
    readonly isUnsettled: boolean
    readonly refusals: readonly AttachmentRefusal[]
  }>(refusedFilesSql, [emailId])
  if (!refused || refused.isUnsettled || refused.refusals.length === 0 || address === undefined) return false
  await tx.query(lockSql, [])
  const [sent] = await tx.query<AutomaticReplies>(automaticRepliesSql, [enquiryId])
  const digests = ctx.atRest.digests(address.toLowerCase())
  const [known] = await tx.query<{ readonly isRecipient: boolean }>(isRecipientSql, [enquiryId, digests])
  const [enquiry] = await tx.query<{ readonly isOpen: boolean }>(isOpenSql, [enquiryId])
  const isKnownSender = known?.isRecipient ?? false
  const answered = { kind: email.emailClass, enquiryId, isKnownSender }
  const already = { lastInThreadAt: sent?.lastAt ?? undefined, sentInLastHour: sent?.lastHour ?? 0, now: ctx.now() }
  if (!sent?.enquiryKind || !enquiry?.isOpen || !canReplyAutomatically(answered, already)) return false
  const { files, refusals } = refused
  const rejected = rejectedFilesEmail({ files, refusals, siteUrl: ctx.emailIdentity.siteUrl })
  const mail = {
    kind: 'rejected-files',
    cause: { kind: sent.enquiryKind, id: enquiryId },
    occasion: emailId,
    // The address is one that mails of this enquiry went to, so a forged sender learns nothing.
    to: { address },
    email: rejected,
    isAutomaticReply: true,
    inReplyTo: email.head.messageId,
    outcomeWhenFailed: outcomes.failed,
  } as const
  await enqueueEmail(mail, tx, ctx)
  return true
}
