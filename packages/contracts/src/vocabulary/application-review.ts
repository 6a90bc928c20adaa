/** Status of an ambassador application: pending or decided (D-43). */
export const applicationStatuses = ['pending', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** Kinds of documents of an application (AMB-13, AMB-14). */
export const documentKinds = ['identity-document', 'tour-guide-license'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * States of a document. `uploaded`: still in the uploads bucket; `stored`: in document storage; `lost`: gone before it
 * could be stored; `forgotten`: deleted after its retention period; `replaced`: requested again and superseded by
 * another.
 */
export const documentStates = ['uploaded', 'stored', 'lost', 'forgotten', 'replaced'] as const
export type DocumentState = (typeof documentStates)[number]

/** States that a review shows; replaced documents are hidden. */
export const visibleDocumentStates = [
  'uploaded',
  'stored',
  'lost',
  'forgotten',
] as const satisfies readonly DocumentState[]
