import { uploadMessages } from '@seneb/contracts/vocabulary/upload-rules'

import { formatWait } from '../access/access-errors.js'

export type RejectionReason = keyof typeof uploadMessages

const statuses: Readonly<Record<RejectionReason, number>> = {
  tooLarge: 413,
  empty: 422,
  name: 422,
  type: 415,
  mismatch: 422,
  damaged: 422,
  picture: 422,
  protectedPdf: 422,
  pages: 422,
  tooComplex: 422,
  unsafe: 422,
  infected: 422,
  unchecked: 503,
  token: 403,
  interrupted: 400,
  busy: 503,
  tooMany: 429,
  expired: 410,
}

/** Refusal of a file, with the message its sender reads (S12). */
export class UploadRejection extends Error {
  readonly status: number

  constructor(
    readonly reason: RejectionReason,
    /** Seconds after which the same file may be sent again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(messageOf(reason, retryAfterSeconds))
    this.status = statuses[reason]
  }
}

/** The only wait that may be long is stated precisely. */
function messageOf(reason: RejectionReason, retryAfterSeconds?: number): string {
  const message = uploadMessages[reason]
  if (reason !== 'tooMany' || retryAfterSeconds === undefined) return message
  return message.replace(/later\.$/, `in ${formatWait(retryAfterSeconds)}.`)
}
