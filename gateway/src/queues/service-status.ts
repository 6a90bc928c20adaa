import type { Operations } from '@seneb/contracts/messages/operations/operations'
import { AppError } from '@seneb/platform/app-error'

import type { RequestContext } from '../graphql/request-context.js'

/** How a service is; null while it does not answer, which is an answer too. */
export function statusOf({ ReadServiceStatus }: Operations, staff: RequestContext['staff']) {
  return nullWhenAway(staff.ask(ReadServiceStatus, {}))
}

/** What a service answers, or null while it is away: the others are shown meanwhile. */
export async function nullWhenAway<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return null
    throw error
  }
}
