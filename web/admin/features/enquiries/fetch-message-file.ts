import { unreachable, type DeskError } from '../../graph/desk-error.js'
import { messagesCopy } from './messages.copy.js'

const copy = messagesCopy.files

interface RequestedFile {
  readonly enquiryId: string
  readonly fileId: string
  /** Name that the sender gave it. */
  readonly name: string
}

interface ErrorResponse {
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

/** Fetches a file of a message and saves it for its reader; resolves to the refusal when that fails. */
export async function fetchMessageFile({ enquiryId, fileId, name }: RequestedFile): Promise<DeskError | undefined> {
  try {
    const response = await fetch(`/staff/message-files/${enquiryId}/${fileId}`, { credentials: 'same-origin' })
    if (!response.ok) return rejectionOf((await response.json()) as ErrorResponse, response.status)
    save(await response.blob(), name)
    return undefined
  } catch {
    return unreachable
  }
}

function rejectionOf({ errors }: ErrorResponse, status: number): DeskError {
  if (status === 404) return { code: 'NOT_FOUND', message: copy.isGone }
  const [error] = errors ?? []
  return { code: error?.extensions?.code ?? 'INTERNAL', message: error?.message ?? unreachable.message }
}

/** Saves a file through a temporary link. Its ending is that of the stored kind, because the file was re-encoded. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name.replace(/[.][^.]*$/, '')}${file.type === 'application/pdf' ? '.pdf' : '.jpg'}`
  link.click()
  URL.revokeObjectURL(link.href)
}
