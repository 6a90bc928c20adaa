import type { Ctx } from '@seneb/service-kit/ctx'

import { openEventWords, sealEventWords } from './sealed-event-words.js'

/** What an answer says. */
export interface AnswerText {
  readonly subject: string
  readonly words: string
}

/** Seals what an answer says, bound to it. */
export function sealAnswer({ subject, words }: AnswerText, answerId: string, ctx: Pick<Ctx, 'atRest'>): Buffer {
  return sealEventWords(JSON.stringify({ subject, words }), answerId, ctx)
}

/** Opens it again. */
export function openAnswer(sealed: Buffer, answerId: string, ctx: Pick<Ctx, 'atRest'>): AnswerText {
  return JSON.parse(openEventWords(sealed, answerId, ctx)) as AnswerText
}
