import { UnexpectedAnswer } from './visited-site.js'

/** Why something failed: only our own words and the codes of failures, because an answer might hold anything. */
export function reasonOf(error: unknown): string {
  const { code, message, name } = error as { code?: unknown; message?: string; name?: string }
  if (typeof code === 'string') return code
  return error instanceof UnexpectedAnswer ? String(message) : String(name)
}
