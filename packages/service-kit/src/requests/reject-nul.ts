import { problemCode } from '@seneb/contracts/forms/problem-codes'
import type { FieldProblem } from '@seneb/contracts/errors'
import { AppError } from '@seneb/platform/app-error'

const nul = '\0'

/** Throws INPUT_INVALID at every field with U+0000: PostgreSQL stores and compares no text with it (22021). */
export function rejectNul(input: unknown): void {
  const fields = [...problemsIn(input, '')]
  if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
}

function* problemsIn(value: unknown, path: string): Generator<FieldProblem> {
  if (typeof value === 'string') {
    if (value.includes(nul)) yield problemAt(path)
  } else if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) yield* problemsIn(each, `${path}[${at}]`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* problemsIn(each, path === '' ? key : `${path}.${key}`)
  }
}

function problemAt(path: string): FieldProblem {
  const code = problemCode({ path, rule: 'plain-text', type: 'string' })
  return { path, message: 'Please remove control characters', code }
}
