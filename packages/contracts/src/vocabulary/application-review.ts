/** Where an application to become an ambassador is: it waits for a decision, or it was decided (D-43). */
export const applicationStatuses = ['pending', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What a document of an application is (AMB-13, AMB-14). */
export const documentKinds = ['identity-document', 'tour-guide-license'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * Where a document is. `uploaded`: still where files come in; `stored`: where documents are kept; `lost`: it was gone
 * before it could be stored; `forgotten`: its time is over; `replaced`: it was asked for again and another came.
 */
export const documentStates = ['uploaded', 'stored', 'lost', 'forgotten', 'replaced'] as const
export type DocumentState = (typeof documentStates)[number]

/** The states that a review shows; a replaced document is left out. */
export const shownDocumentStates = [
  'uploaded',
  'stored',
  'lost',
  'forgotten',
] as const satisfies readonly DocumentState[]
