import { AppError } from '@seneb/platform/app-error'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the cursor of a page that begins after a record. Ids are ordered by time, so they are the whole position. */
function encodeIdCursor(id: string): string {
  return Buffer.from(id).toString('base64url')
}

/** Returns the id after which a page begins; throws INPUT_INVALID when the cursor does not come from a page. */
export function decodeIdCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null
  const id = Buffer.from(cursor, 'base64url').toString('latin1')
  if (uuid.test(id)) return id
  const field = { path: 'after', message: 'Please give the cursor of a page', code: 'AFTER_INVALID' }
  throw new AppError('INPUT_INVALID', { fields: [field] })
}

/** Returns the rows of a page, of which one more was read, and the cursor of the next. */
export function pageOfRows<Row extends { readonly id: string }>(rows: readonly Row[], first: number) {
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return { page, next: rows.length > first && last ? encodeIdCursor(last.id) : undefined }
}
