import type { LegalDocument } from '../../publication.types.js'
import { cookiePolicy1 } from './cookie-policy-1.text.js'
import { cookiePolicy2 } from './cookie-policy-2.text.js'
import { cookiePolicy3 } from './cookie-policy-3.text.js'

/**
 * LEGAL-08, CONS-10, D-03, D-04. The version's date is the policy version people agree to; the table of kinds beside
 * this text is made of the same list as the dialog.
 */
export const cookiePolicy: LegalDocument = {
  slug: 'cookie-policy',
  title: 'Cookie policy',
  summary: 'What this site keeps on your device: very little without asking, and nothing optional before you choose.',
  meta: {
    title: 'Cookie policy',
    description:
      'Which cookies and local storage Seneb uses: essential ones, and analytics, functionality, personalization and advertising only if you allow them.',
  },
  versions: [cookiePolicy1, cookiePolicy2, cookiePolicy3],
}
