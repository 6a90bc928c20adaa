import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const written = fileURLToPath(new URL('../../gateway/generated/persisted-documents.json', import.meta.url))

/**
 * Returns the document of our pages that contains this operation, as the build wrote it: only such documents are
 * compiled.
 */
export function trustedDocument(operation: string): { readonly id: string; readonly text: string } {
  const documents = JSON.parse(readFileSync(written, 'utf8')) as Record<string, string>
  const found = Object.entries(documents).find(([, text]) =>
    new RegExp(`\\b(?:query|mutation) ${operation}\\b`).test(text),
  )
  if (!found) throw new Error(`the web client has no operation ${operation}`)
  const [id, text] = found
  return { id, text }
}
