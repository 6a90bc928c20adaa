import { v7 } from 'uuid'

/**
 * A new id (UUID v7), greater than every one this process has made before, also within a millisecond and when the clock
 * was put back. The outbox and the pages of lists rely on that order.
 */
export function newId(): string {
  return v7()
}
