import type { Register } from '../proofs.js'

/** Statements to partners and developers in the graph and in our documents. */
export const documents: Register = {
  'gateway/src/graph/visits.graphql': [['Nothing of the visitor is stored.', 'F45', 'referralIdsOnly', 'registered']],
  'gateway/src/graph/patient-forms.graphql': [
    ['Measuring advertisements, of which there are none at present.', 'F46', 'fiveKinds'],
    ['Remembering, while the tab is open, the name of the site that the visitor came from.', 'F46', 'hostStored'],
    ['Loading videos and posts of other sites within a text.', 'F46', 'nothingFramed'],
  ],
  'docs/uploads.md': [
    ['with recent authentication and an entry of the audit log', 'D1', 'documentOpened'],
    ['There it stays until 90 days after the decision (O-7).', 'D2', 'documentsEnd', 'periods'],
    ['from which NATS itself drops them after 30 minutes', 'D3', 'periods'],
  ],
  'docs/content.md': [['Nothing personal is sent or stored: no address, no id', 'D4', 'countsOnly']],
  'docs/privacy.md': [
    ['treatment and message are dropped before storing and hashing', 'D5', 'consentDemanded', 'healthWithheld'],
  ],
  'docs/registers/requirements-status.md': [['LEGAL-05 partly', 'D6', 'byHand']],
}
