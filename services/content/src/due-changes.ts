import { fieldName } from '@seneb/contracts/publications/field-names'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import { isRefusedByDatabase } from '@seneb/service-kit/database/database-errors'

/** Runs due changes in their order. One that fails holds up no other; the first failure is thrown at the end. */
export async function runInOrder<T>(due: readonly T[], run: (change: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const change of due) {
    try {
      await run(change)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

const permanentErrors: ReadonlySet<string> = new Set(['INPUT_INVALID', 'APPROVAL_NEEDED', 'CHANGED_MEANWHILE'])

/** Returns the reason for which a due change can never be published; throws a failure that may pass. */
export function reasonToStop(error: unknown, { log }: Pick<Ctx, 'log'>): string {
  if (error instanceof AppError && permanentErrors.has(error.code)) return sentenceOf(error)
  if (!isRefusedByDatabase(error)) throw error
  log.warn({ err: error }, 'The database refused a scheduled change')
  return 'The database refused it. The log of the content service names the cause.'
}

const maxReason = 500

/** Names the field of each problem, because the reason is read apart from a form. */
function sentenceOf({ fields, message }: AppError): string {
  if (fields.length === 0) return message
  return fields
    .map((field) => `${fieldName(field.path)}: ${field.message}`)
    .join('; ')
    .slice(0, maxReason)
}
