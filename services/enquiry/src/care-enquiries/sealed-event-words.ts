import type { Ctx } from '@seneb/service-kit/ctx'

/** Seals what somebody wrote, bound to the line of the timeline that holds it. */
export function sealEventWords(words: string, eventId: string, { atRest }: Pick<Ctx, 'atRest'>): Buffer {
  return atRest.seal(Buffer.from(words), eventId)
}

/** Opens it again. */
export function openEventWords(sealed: Buffer, eventId: string, { atRest }: Pick<Ctx, 'atRest'>): string {
  return atRest.open(sealed, eventId).toString()
}
