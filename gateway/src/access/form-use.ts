import { minFillMs } from '@seneb/contracts/vocabulary/form-use'
import { AppError } from '@seneb/platform/app-error'

import { RateLimited } from './rate-limited.js'

interface FormUse {
  readonly website?: string | null
  readonly filledInMs?: number | null
}

/**
 * Refuses what a person did not fill in: the field that people cannot see is filled, or the form was sent in no time
 * (D-82, S20). Programs of partners show no form and say nothing of it; limits are for them.
 */
export function assertFilledInByPerson(args: unknown): void {
  const { formUse } = (args ?? {}) as { formUse?: FormUse | null }
  if (!formUse) return
  if (formUse.website) {
    throw new AppError('INPUT_INVALID', { fields: [{ path: 'website', message: 'Please leave this field empty' }] })
  }
  const { filledInMs } = formUse
  if (typeof filledInMs === 'number' && filledInMs < minFillMs)
    throw new RateLimited(Math.ceil((minFillMs - Math.max(0, filledInMs)) / 1000))
}
