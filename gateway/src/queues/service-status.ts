import { serviceNames } from '@seneb/contracts/define'
import { operationsOf, type Operations } from '@seneb/contracts/messages/operations/operations'
import { AppError } from '@seneb/platform/app-error'

import type { RequestContext } from '../graphql/request-context.js'

/** How the schema spells a name of a closed list: `ai-planning` is AI_PLANNING. */
export function enumOf(name: string): string {
  return name.toUpperCase().replaceAll('-', '_')
}

/** What the service is asked that the schema spells so. */
export function operationsOfEnum(spelled: string): Operations {
  const name = serviceNames.find((service) => enumOf(service) === spelled)
  if (!name) throw new AppError('INPUT_INVALID')
  return operationsOf[name]
}

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
