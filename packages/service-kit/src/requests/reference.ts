import type { Ctx } from '../ctx.js'
import { isUniqueViolation } from '../database/database-errors.js'

/** Letters and digits that cannot be mistaken for one another, read aloud or written by hand; 32 of them. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 6

/** How often a reference that is taken already is drawn again; one in a billion references collides. */
const draws = 3

/** How references of one kind of record look, and what says that one is taken. */
export interface ReferenceKind {
  /** What stands before the letters, without the hyphen. */
  readonly prefix: string
  /** The unique constraint of the column that holds them. */
  readonly constraint: string
}

/**
 * Saves something under a reference that people can quote: the prefix, a hyphen and six random letters or digits, drawn
 * anew when the unique constraint says that it is taken.
 */
export async function withUniqueReference<T>(
  { constraint, prefix }: ReferenceKind,
  ctx: Pick<Ctx, 'randomBytes'>,
  save: (reference: string) => Promise<T>,
): Promise<T> {
  for (let draw = 1; ; draw++) {
    try {
      return await save(`${prefix}-${charactersFrom(ctx.randomBytes(length))}`)
    } catch (error) {
      if (draw === draws || !isUniqueViolation(error, constraint)) throw error
    }
  }
}

/** One letter per byte. */
function charactersFrom(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
