import { unreachable, type DeskError } from '../../graph/desk-error.js'
import type { ApplicationDocumentKind } from '../../graph/generated/ambassadors/graphql.js'
import { ambassadorsCopy } from './ambassadors.copy.js'

const copy = ambassadorsCopy.fetchDocument

interface ErrorResponse {
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

/** Fetches a document and saves it as a file for its reader; resolves to the refusal when that fails. */
export async function fetchDocument(id: string, kind: ApplicationDocumentKind): Promise<DeskError | undefined> {
  const name = kind.toLowerCase().replaceAll('_', '-')
  try {
    const response = await fetch(`/staff/documents/${id}/${name}`, { credentials: 'same-origin' })
    if (!response.ok) return rejectionOf((await response.json()) as ErrorResponse, response.status)
    save(await response.blob(), name)
    return undefined
  } catch {
    return unreachable
  }
}

function rejectionOf({ errors }: ErrorResponse, status: number): DeskError {
  if (status === 404) return { code: 'NOT_FOUND', message: copy.thisDocumentIsNo }
  const [error] = errors ?? []
  return { code: error?.extensions?.code ?? 'INTERNAL', message: error?.message ?? unreachable.message }
}

/** Saves a file through a temporary link, the only way for a script; revokes the URL immediately. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name}${file.type === 'application/pdf' ? '.pdf' : '.jpg'}`
  link.click()
  URL.revokeObjectURL(link.href)
}
