import { emailAddress } from '@seneb/contracts/forms/fields'
import { AppError } from '@seneb/platform/app-error'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const strictAddress = emailAddress('one plain address')

/**
 * Returns the id after which a page begins; throws INPUT_INVALID when the cursor does not come from a page. Ids are
 * ordered by time, so they are the whole position.
 */
export function decodeIdCursor(cursor: string | undefined): string | null {
  return decodeCursor(cursor, (id) => uuid.test(id))
}

/** Returns the address after which a page of a search begins, so that the page remains when its row is deleted. */
export function decodeAddressCursor(cursor: string | undefined): string | null {
  return decodeCursor(cursor, (address) => strictAddress.isValidSync(address, { strict: true }))
}

function decodeCursor(cursor: string | undefined, isPosition: (value: string) => boolean): string | null {
  if (cursor === undefined) return null
  const value = Buffer.from(cursor, 'base64url').toString('latin1')
  if (isPosition(value)) return value
  const field = { path: 'after', message: 'Please give the cursor of a page', code: 'AFTER_INVALID' }
  throw new AppError('INPUT_INVALID', { fields: [field] })
}

/** Returns the rows of a page, of which one more was read, and the cursor of the next. */
export function pageOfRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  first: number,
  positionOf: (row: Row) => string = ({ id }) => id,
) {
  const page = rows.slice(0, first)
  const last = page.at(-1)
  const next = rows.length > first && last ? Buffer.from(positionOf(last)).toString('base64url') : undefined
  return { page, next }
}
