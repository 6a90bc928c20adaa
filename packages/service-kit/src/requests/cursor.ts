import { AppError } from '@seneb/platform/app-error'

/** Last row of a page, by time and id; the next page begins after it. */
export interface CursorPosition {
  /** As Postgres writes it, with its microseconds. */
  readonly at: string
  readonly id: string
}

// No zone is further from UTC than 15:59, as PostgreSQL reads them.
const shape =
  /^((\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function encodeCursor({ at, id }: CursorPosition): string {
  return Buffer.from(`${at} ${id}`).toString('base64url')
}

/** Returns the position at which a page begins; throws INPUT_INVALID when the cursor does not come from a page. */
export function decodeCursor(cursor: string): CursorPosition {
  const [, at, second, id] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? []
  if (at === undefined || id === undefined || !isCalendarTime(second)) {
    const field = { path: 'after', message: 'Please give the cursor of a page', code: 'AFTER_INVALID' }
    throw new AppError('INPUT_INVALID', { fields: [field] })
  }
  return { at, id }
}

/** Whether the day and second exist: Date reads 30 February as 2 March, and PostgreSQL refuses it and the year 0. */
function isCalendarTime(second = ''): boolean {
  const iso = second.replace(' ', 'T')
  const time = new Date(`${iso}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso) && !iso.startsWith('0000')
}
