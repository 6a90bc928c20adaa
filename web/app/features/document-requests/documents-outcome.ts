import type {
  AnswerDocumentRequestMutation,
  ApplicationDocumentKind,
  DocumentRequestQuery,
} from '../../graph/generated/graphql.js'

type Errors = Readonly<Record<string, string>>

/** Documents that a link requests, or the result of sending them. */
export type DocumentsOutcome =
  | {
      readonly kind: 'asked'
      readonly request: NonNullable<DocumentRequestQuery['documentRequest']>
      readonly errors: Errors
    }
  | { readonly kind: 'received'; readonly reference: string }
  | { readonly kind: 'link-invalid' | 'limited' | 'failed' }

/** Returns the outcome of the graph's reply to the sent documents. */
export function sentOutcomeOf(
  { answerDocumentRequest: result }: AnswerDocumentRequestMutation,
  requested: Extract<DocumentsOutcome, { readonly kind: 'asked' }>,
): DocumentsOutcome {
  switch (result.__typename) {
    case 'RequestedDocumentsReceived':
      return { kind: 'received', reference: result.reference }
    case 'InvalidInput':
      return { ...requested, errors: Object.fromEntries(result.fields.map(({ message, path }) => [path, message])) }
    case 'DocumentLinkInvalid':
      return { kind: 'link-invalid' }
    case 'TooManyRequests':
      return { kind: 'limited' }
    case 'TemporarilyUnavailable':
      return { kind: 'failed' }
  }
}

/** Field of the form and of the graph for each document. */
export const documentFields = {
  IDENTITY_DOCUMENT: 'identityDocument',
  TOUR_GUIDE_LICENSE: 'tourGuideLicense',
} as const satisfies Record<ApplicationDocumentKind, string>
