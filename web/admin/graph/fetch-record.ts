import { unreachable, type DeskError } from './desk-error.js'

export type RecordFormat = 'html' | 'json'
/** Beginning of the format for a person who is no patient; empty for an enquiry. */
export type RecordOwner = '' | 'application-' | 'ambassador-' | 'newsletter-'

interface ErrorResponse {
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
}

/**
 * Downloads the record of an enquiry, an application, an ambassador or a subscriber as a file named by the reference;
 * returns the refusal when it fails.
 */
export async function fetchRecord(
  { id, reference }: { readonly id: string; readonly reference: string },
  format: RecordFormat,
  of: RecordOwner,
): Promise<DeskError | undefined> {
  try {
    const response = await fetch(`/staff/records/${id}/${of}${format}`, { credentials: 'same-origin' })
    if (!response.ok) return rejectionOf((await response.json()) as ErrorResponse)
    save(await response.blob(), `${reference}.${format}`)
    return undefined
  } catch {
    return unreachable
  }
}

function rejectionOf({ errors }: ErrorResponse): DeskError {
  const [error] = errors ?? []
  return { code: error?.extensions?.code ?? 'INTERNAL', message: error?.message ?? unreachable.message }
}

/** Saves a file through a temporary link, the only way for a script; revokes the URL immediately. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
