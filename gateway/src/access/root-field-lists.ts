/** The promise to partners: fields of Query and Mutation that anybody may ask, and that `schema.graphql` shows. */
export const publicRootFields: ReadonlySet<string> = new Set([
  'airports',
  'article',
  'articles',
  'catalogueChanges',
  'companyValues',
  'countries',
  'documentRequest',
  'faqs',
  'givenConsents',
  'legalDocument',
  'legalDocuments',
  'page',
  'promiseMeter',
  'journeyCost',
  'savingsEstimate',
  'savingsClaim',
  'savingsPrices',
  'savingsTable',
  'search',
  'site',
  'siteMap',
  'specialties',
  'specialty',
  'stayTimeline',
  'syntheticJourney',
  'team',
  'treatment',
  'treatments',
  'treatmentTypes',
  'answerDocumentRequest',
  'confirmNewsletter',
  'processReferral',
  'recordCookieChoice',
  'recordPageEvents',
  'requestConsultation',
  'submitAmbassadorApplication',
  'submitTripPlan',
  'subscribeNewsletter',
  'unsubscribeNewsletter',
  'restoreConsent',
  'withdrawConsent',
])

/**
 * Of the public mutations those that a key may send: each takes the scope `enquiries:submit` and says for whom. The others
 * act for the person who is on our site, in whose name no key may act (S11).
 */
export const keyMutations: ReadonlySet<string> = new Set(['submitTripPlan', 'requestConsultation'])

/**
 * Fields by which our staff sign in, or that only look at the session of whoever asks: they take no permission, what they
 * are given is a secret by itself. Our own pages alone may send those of Mutation, and nobody else is told of them.
 */
export const signInFields: ReadonlySet<string> = new Set([
  'viewer',
  'beginSignIn',
  'proveSignIn',
  'signOut',
  'lockSession',
  'unlockSession',
  'freshenSession',
  'readInvitation',
  'offerInvitationPasskey',
  'acceptInvitation',
  'offerPasskey',
  'signInByPasskey',
  'askPasswordReset',
  'resetPassword',
])
