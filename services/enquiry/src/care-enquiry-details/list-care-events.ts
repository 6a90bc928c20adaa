import type { Output } from '@seneb/contracts/define'
import type { ReadCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { encodeCursor, decodeCursor } from '@seneb/service-kit/requests/cursor'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import { listCareEventsSql } from './list-care-events.queries.js'
import { listedMessage, type MessageRow } from '../messages/listed-message.js'
import { withoutEmpty } from '../care-enquiries/listed-enquiry.js'
import { openReply, openEventText } from '../care-enquiries/sealed-text.js'

type Details = Output<typeof ReadCareEnquiry>
type Listed = Details['events'][number]
type Reply = NonNullable<Listed['reply']>

interface ReplyRow extends Pick<Reply, 'state' | 'template'> {
  readonly replyId: string | null
  readonly waitingUntil: Date
  readonly sentAt: Date | null
  readonly code: string | null
  readonly nextTryAt: Date | null
  readonly templateVersion: number | null
  readonly templateName: string | null
  readonly sealedReply: Buffer | null
  readonly bouncedAt: Date | null
  readonly inReplyTo: string | null
}

type Row = Omit<Listed, 'at' | 'mergedFrom' | 'message' | 'note' | 'otherReference' | 'reply'> &
  MessageRow &
  ReplyRow & {
    readonly at: Date
    readonly place: string
    readonly sealed: Buffer | null
    /** Enquiry of the line, when it was merged into the one that is read. */
    readonly mergedId: string | null
    readonly reference: string
    readonly otherReference: string | null
  }

const linesPerPage = 50

interface EventsRequest {
  readonly enquiryId: string
  readonly after: string | undefined
  readonly isPersonalVisible: boolean
}

/** Returns a page of the timeline, newest first; its texts are decrypted only for callers who may see them. */
export async function listCareEvents(
  { after, enquiryId, isPersonalVisible }: EventsRequest,
  tx: ReadTx,
  ctx: Pick<Ctx, 'atRest'>,
): Promise<Pick<Details, 'events' | 'nextEvents'>> {
  const position = after === undefined ? undefined : decodeCursor(after)
  const params = [enquiryId, position?.at ?? null, position?.id ?? null, linesPerPage + 1]
  const rows = await tx.query<Row>(listCareEventsSql, params)
  const page = rows.slice(0, linesPerPage)
  const last = page.at(-1)
  return {
    events: page.map((row) => listed(row, isPersonalVisible, ctx)),
    nextEvents: rows.length > linesPerPage && last ? encodeCursor({ at: last.place, id: last.id }) : undefined,
  }
}

function listed(row: Row, isPersonalVisible: boolean, ctx: Pick<Ctx, 'atRest'>): Listed {
  const { actorId, assigneeId, at, channel, id, kind, outcome, result, sealed } = row
  const { mergedId, messageId, otherReference, reference } = row
  const line = withoutEmpty({ id, kind, actorId, assigneeId, channel, otherReference, outcome, result })
  const mergedFrom = mergedId ? { id: mergedId, reference } : undefined
  const message = messageId ? listedMessage(row, messageId, isPersonalVisible ? ctx : undefined) : undefined
  const text = sealed && isPersonalVisible ? { note: openEventText(sealed, id, ctx) } : {}
  const reply = row.replyId ? toReply(row, row.replyId, isPersonalVisible ? ctx : undefined) : undefined
  return { ...(line as Pick<Listed, 'id' | 'kind'>), at: at.toISOString(), ...text, mergedFrom, message, reply }
}

/** Returns the reply in its current state; `ctx` decrypts its text and is given only for callers who may see it. */
function toReply(row: ReplyRow, id: string, ctx: Pick<Ctx, 'atRest'> | undefined): Reply {
  const {
    bouncedAt,
    inReplyTo,
    sealedReply,
    code,
    nextTryAt,
    sentAt,
    state,
    template,
    templateName,
    templateVersion,
    waitingUntil,
  } = row
  const times = {
    sentAt: sentAt?.toISOString(),
    nextTryAt: nextTryAt?.toISOString(),
    bouncedAt: bouncedAt?.toISOString(),
    inReplyTo,
  }
  const details = withoutEmpty({ code, ...times, templateName, templateVersion })
  const text = ctx && sealedReply ? openReply(sealedReply, id, ctx) : {}
  return { id, state, template, waitingUntil: waitingUntil.toISOString(), ...details, ...text }
}
