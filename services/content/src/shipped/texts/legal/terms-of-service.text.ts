import type { LegalDocument } from '../../publication.types.js'
import { termsOfService1 } from './terms-of-service-1.text.js'
import { termsOfService2 } from './terms-of-service-2.text.js'

/** LEGAL-02..04, GEN-01, D-28, D-65 */
export const termsOfService: LegalDocument = {
  slug: 'terms-of-service',
  title: 'Terms of service',
  summary:
    'What Seneb does for you and what it does not do: an aggregator that helps to find providers, compare quotes and plan; no medical provider.',
  meta: {
    title: 'Terms of service',
    description:
      'The terms of Seneb: an independent aggregator, no medical provider, no medical advice, no agent in payments. What we promise, and what providers answer for.',
  },
  versions: [termsOfService1, termsOfService2],
}
