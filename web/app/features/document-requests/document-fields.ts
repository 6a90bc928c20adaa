import type { ApplicationDocumentKind } from '../../graph/generated/graphql.js'

/** The field of the form, and of the graph, by which each document comes. */
export const documentFields = {
  IDENTITY_DOCUMENT: 'identityDocument',
  TOUR_GUIDE_LICENSE: 'tourGuideLicense',
} as const satisfies Record<ApplicationDocumentKind, string>
