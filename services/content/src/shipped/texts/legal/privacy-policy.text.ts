import type { LegalDocument } from '../../publication.types.js'
import { privacyPolicy1 } from './privacy-policy-1.text.js'
import { privacyPolicy2 } from './privacy-policy-2.text.js'
import { privacyPolicy3 } from './privacy-policy-3.text.js'
import { privacyPolicy4 } from './privacy-policy-4.text.js'

/** LEGAL-05..07, D-65, D-66, O-7 */
export const privacyPolicy: LegalDocument = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  summary:
    'What we learn about you when you use Seneb, why, who else sees it, how long we keep it, and what you may ask of us.',
  meta: {
    title: 'Privacy policy',
    description:
      'Which personal data Seneb collects, why and on which legal basis, who receives it, how long it is kept, and your rights to see, correct or erase it.',
  },
  versions: [privacyPolicy1, privacyPolicy2, privacyPolicy3, privacyPolicy4],
}
