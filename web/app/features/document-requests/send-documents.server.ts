import { linkToken } from '@seneb/contracts/forms/link-token'

import { AnswerDocumentRequestDocument, DocumentRequestDocument } from '../../graph/generated/graphql.js'
import type { RequestGraph, SenebLoadContext } from '../../graph/load-context.js'
import { documentFields, sentOutcomeOf, type DocumentsOutcome } from './documents-outcome.js'
import { documentRequestsCopy as copy } from './document-requests.copy.js'

/** HTTP status for each outcome. */
export const statusOf: Readonly<Record<DocumentsOutcome['kind'], number>> = {
  asked: 200,
  received: 200,
  'link-invalid': 404,
  limited: 429,
  failed: 503,
}

/** Returns the documents that a link requests; reading changes nothing (D-43). */
export async function documentsRequestedBy(
  token: string | undefined,
  requestGraph: RequestGraph,
): Promise<DocumentsOutcome> {
  if (token === undefined || !linkToken().isValidSync(token)) return { kind: 'link-invalid' }
  const reading = await requestGraph(DocumentRequestDocument, { token })
  if (reading.unavailable) return { kind: 'failed' }
  const request = reading.data.documentRequest
  return request ? { kind: 'asked', request, errors: {} } : { kind: 'link-invalid' }
}

/** Uploads the form's files through the endpoint of all uploads and submits their IDs (AMB-13, AMB-14). */
export async function sendDocuments(
  { form, token }: { readonly form: FormData; readonly token: string | undefined },
  { queryGraph, sendFile }: Pick<SenebLoadContext, 'queryGraph' | 'sendFile'>,
): Promise<DocumentsOutcome> {
  const requested = await documentsRequestedBy(token, queryGraph)
  if (requested.kind !== 'asked') return requested
  const sent = await Promise.all(
    requested.request.kinds.map((kind) => storedFile(form.get(documentFields[kind]), sendFile)),
  )
  const named = requested.request.kinds.map((kind, at) => [documentFields[kind], sent[at]] as const)
  const errors = Object.fromEntries(named.flatMap(([field, file]) => (file?.message ? [[field, file.message]] : [])))
  if (Object.keys(errors).length > 0) return { ...requested, errors }
  const ids = Object.fromEntries(named.map(([field, file]) => [field, file?.id]))
  const reading = await queryGraph(AnswerDocumentRequestDocument, { token, ...ids })
  return reading.unavailable ? { kind: 'failed' } : sentOutcomeOf(reading.data, requested)
}

async function storedFile(
  chosen: FormDataEntryValue | null,
  sendFile: SenebLoadContext['sendFile'],
): Promise<{ readonly id?: string; readonly message?: string }> {
  return chosen instanceof File && chosen.size > 0 ? sendFile(chosen) : { message: copy.missing }
}
