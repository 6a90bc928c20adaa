import type { Ctx } from '../ctx.js'
import { isUniqueViolation } from '../database/database-errors.js'

/** Letters and digits that cannot be mistaken for one another, read aloud or written by hand; 32 of them. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 6

/** Maximum number of draws when a reference is already taken; one in a billion references collides. */
const draws = 3

/** Format of the references of one kind of record, and the constraint that reports one as taken. */
export interface ReferenceKind {
  /** Letters before the hyphen. */
  readonly prefix: string
  /** The unique constraint of the column that holds them. */
  readonly constraint: string
}

/**
 * Saves a record under a reference that people can quote: the prefix, a hyphen and six random letters or digits. Draws
 * another one when the unique constraint reports it as taken.
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
