import type { Ctx } from './ctx.js'
import { isUniqueViolation } from './database-errors.js'

/** Letters and digits that cannot be mistaken for one another, read aloud or written by hand; 32 of them. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const letters = 6

/** How often a reference that is taken already is drawn again; one in a billion references collides. */
const draws = 3

/** A reference such as SNB-7K3M9Q; one byte per letter. */
export function referenceFrom(bytes: Uint8Array): string {
  return `SNB-${Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')}`
}

/**
 * Saves something under a reference that people can quote, drawn anew when the unique `constraint` says that it is
 * taken.
 */
export async function underNewReference<T>(
  constraint: string,
  ctx: Pick<Ctx, 'randomBytes'>,
  save: (reference: string) => Promise<T>,
): Promise<T> {
  for (let draw = 1; ; draw++) {
    try {
      return await save(referenceFrom(ctx.randomBytes(letters)))
    } catch (error) {
      if (draw === draws || !isUniqueViolation(error, constraint)) throw error
    }
  }
}
