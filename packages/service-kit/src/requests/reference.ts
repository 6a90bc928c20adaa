import type { Ctx } from '../ctx.js'
import { isUniqueViolation } from '../database/database-errors.js'

/** The 32 letters and digits that are not mistaken for each other, spoken or handwritten. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 6

/** Maximum number of draws when a reference is already taken; one in a billion references collides. */
const draws = 3

/** Format of the references of one kind of record, and the constraint that reports duplicates. */
export interface ReferenceKind {
  /** Letters before the hyphen. */
  readonly prefix: string
  /** Unique constraint of the column of references. */
  readonly constraint: string
}

/**
 * Saves a record under a reference that people can quote: the prefix, a hyphen and six random letters or digits. Draws
 * another one when the unique constraint reports a duplicate.
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
