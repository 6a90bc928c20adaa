import type { Input, Output } from '@seneb/contracts/define'
import { callStart, replyText, todayInCairo, type QuotedMessage } from '@seneb/contracts/forms/reply-text'
import { SendReply } from '@seneb/contracts/messages/enquiry/reply.messages'
import { undoSeconds } from '@seneb/contracts/vocabulary/replies'
import { AppError } from '@seneb/platform/app-error'
import { findPreviousReply, executeIdempotently } from '@seneb/service-kit/requests/idempotency'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { templateToWriteBy, type TemplateToWriteBy } from '../reply-templates/template-to-write-by.js'
import { isClaimedByAnother } from '../care-enquiries/care-enquiry.rules.js'
import {
  assertNotClaimedByAnother,
  claimFor,
  lockedEnquiry,
  takeOverLine,
  writeChange,
  type CareChange,
  type Locked,
} from '../care-enquiries/change-care-enquiry.js'
import { readQuotedMessage } from '../messages/read-quoted-message.js'
import { sealReply, type ReplyText } from '../care-enquiries/sealed-text.js'
import { suggestCall } from '../suggested-calls/suggest-call.js'
import { Reply } from './reply.entity.js'

type ReplyInput = Input<typeof SendReply>
type Written = Output<typeof SendReply>

/**
 * Writes a reply, which waits twenty seconds before it is sent, and deletes its draft. Of two authors who saw the same
 * version, one succeeds, because the version is compared while the enquiry is locked. A request repeated with its key
 * gets the first result (R3, GEN-07).
 */
export async function sendReply(request: ReplyInput, ctx: Ctx): Promise<Written> {
  const idempotentRequest = { contract: SendReply, request }
  try {
    return await executeIdempotently(idempotentRequest, ctx, (tx) => write(request, { tx, ctx }))
  } catch (error) {
    // The first request changed the version that its repetition names.
    const isChanged = error instanceof AppError && error.code === 'CHANGED_MEANWHILE'
    const before = isChanged ? await findPreviousReply<typeof SendReply, Written>(idempotentRequest, ctx) : undefined
    if (before) return before
    throw error
  }
}

interface Writing {
  readonly tx: WriteTx
  readonly ctx: Ctx
}

async function write(request: ReplyInput, { ctx, tx }: Writing): Promise<Written> {
  const enquiry = await lockedEnquiry(request.enquiryId, request.version, tx)
  if (!request.takeOver) assertNotClaimedByAnother(enquiry, ctx)
  const quoted = await readQuotedMessage(request, tx, ctx)
  const selection = { ...request, kind: enquiry.kind, authorId: requireStaff(ctx).id }
  const template = await templateToWriteBy(selection, tx)
  const text = textOf(template, { request, enquiry, quoted }, ctx)
  const reply = newReply(request, text, ctx)
  const changed = await writeChange(enquiry, changeOf(enquiry, { reply, text }, ctx), { tx, ctx })
  await tx.save(reply)
  const callAt = callStart({ template, values: valuesOf(request) })
  if (callAt) await suggestCall(reply, callAt, tx)
  return { ...changed, replyId: reply.id, waitingUntil: reply.waiting_until.toISOString() }
}

interface ReplyFacts {
  readonly enquiry: Locked
  readonly request: ReplyInput
  readonly quoted: QuotedMessage | undefined
}

/** Returns the text of the reply; throws while a field of its template is empty. */
function textOf(template: TemplateToWriteBy, { enquiry, quoted, request }: ReplyFacts, ctx: Ctx): ReplyText {
  const { due_at, full_name: fullName, reference, time_zone: timeZone } = enquiry
  const { name, title } = requireStaff(ctx)
  const { problems, ...text } = replyText({
    template,
    fullName,
    reference,
    timeZone,
    dueAt: due_at.toISOString(),
    sender: `${name}, ${title}`,
    today: todayInCairo(ctx.now()),
    values: valuesOf(request),
    quoted,
  })
  if (problems.length > 0) throw new AppError('INPUT_INVALID', { fields: problems })
  return text
}

function valuesOf({ fields }: ReplyInput): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field.name, field.value ?? '']))
}

function newReply({ enquiryId, inReplyTo, template, templateVersion }: ReplyInput, text: ReplyText, ctx: Ctx): Reply {
  const [id, at] = [ctx.newId(), ctx.now()]
  return Object.assign(new Reply(), {
    id,
    enquiry_id: enquiryId,
    template,
    state: 'waiting',
    written_at: at,
    written_by: requireStaff(ctx).id,
    template_version: templateVersion,
    body_sealed: sealReply(text, id, ctx),
    in_reply_to: inReplyTo ?? null,
    waiting_until: new Date(at.getTime() + undoSeconds * 1000),
  } as const)
}

interface NewReply {
  readonly reply: Reply
  readonly text: ReplyText
}

/** The enquiry is claimed by the author of a reply, even when taking it over; a closed enquiry is reopened. */
function changeOf(enquiry: Locked, { reply, text }: NewReply, ctx: Ctx): CareChange {
  const { assignee_id, outcome, state } = enquiry
  const isTakenOver = isClaimedByAnother(enquiry, requireStaff(ctx).id, ctx.now())
  const isGoingOn = state === 'new' || state === 'closed'
  return {
    patch: { ...claimFor(ctx), state: isGoingOn ? 'open' : state, outcome: null },
    ...(isTakenOver ? { before: takeOverLine(enquiry) } : {}),
    line: { kind: 'replied', reply_id: reply.id },
    audit: {
      action: isTakenOver ? 'take-over-and-reply' : 'send-reply',
      before: { state, outcome, assignee: assignee_id },
      after: {
        state: isGoingOn ? 'open' : state,
        assignee: requireStaff(ctx).id,
        template: reply.template,
        body: text.body,
      },
    },
  }
}
