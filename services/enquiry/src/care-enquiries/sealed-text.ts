import type { Ctx } from '@seneb/service-kit/ctx'

/** Encrypts text written by a person, bound to its timeline event. */
export function sealEventText(text: string, eventId: string, { atRest }: Pick<Ctx, 'atRest'>): Buffer {
  return atRest.seal(Buffer.from(text), eventId)
}

/** Decrypts it. */
export function openEventText(sealed: Buffer, eventId: string, { atRest }: Pick<Ctx, 'atRest'>): string {
  return atRest.open(sealed, eventId).toString()
}

/** Text of a reply. */
export interface ReplyText {
  readonly subject: string
  readonly body: string
}

/** Encrypts a reply's text, bound to the reply. */
export function sealReply({ body, subject }: ReplyText, replyId: string, ctx: Pick<Ctx, 'atRest'>): Buffer {
  return sealEventText(JSON.stringify({ subject, body }), replyId, ctx)
}

/** Decrypts it. */
export function openReply(sealed: Buffer, replyId: string, ctx: Pick<Ctx, 'atRest'>): ReplyText {
  return JSON.parse(openEventText(sealed, replyId, ctx)) as ReplyText
}
