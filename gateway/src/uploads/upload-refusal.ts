import { uploadSentences } from '@seneb/contracts/vocabulary/upload-rules'

type Reason = keyof typeof uploadSentences

const statuses: Readonly<Record<Reason, number>> = {
  tooLarge: 413,
  empty: 422,
  name: 422,
  type: 415,
  mismatch: 422,
  damaged: 422,
  picture: 422,
  activePdf: 422,
  unsafe: 422,
  token: 403,
  interrupted: 400,
  busy: 503,
  tooMany: 429,
  expired: 410,
}

/** Why a file is not taken, in the sentence its sender reads (S12). */
export class UploadRefusal extends Error {
  readonly status: number

  constructor(readonly reason: Reason) {
    super(uploadSentences[reason])
    this.status = statuses[reason]
  }
}
