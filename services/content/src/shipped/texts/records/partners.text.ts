import type { Partner } from '../../site.types.js'
import { prose } from '../prose.js'

/** Two accreditation bodies we explain; there is no agreement with either, and the page says so (TEAM-02, D-28). */
export const partners: readonly Partner[] = [
  {
    key: 'joint-commission-international',
    name: 'Joint Commission International',
    description: prose(`
      A body that accredits hospitals around the world. Its surveyors visit a hospital, compare it with published
      standards for patient safety and quality, and come back when the accreditation runs out. Accreditation belongs to
      one hospital for a limited time: look the hospital up by name, and check the date.
    `),
    link: 'https://www.jointcommissioninternational.org',
  },
  {
    key: 'global-healthcare-accreditation',
    name: 'Global Healthcare Accreditation',
    description: prose(`
      A body that looks at services for patients who travel: information before the journey, language, costs, handing
      over to the doctors at home. It adds to a hospital's clinical accreditation and does not replace it. Ask a
      provider for its certificate and the day it ends.
    `),
    link: 'https://www.globalhealthcareaccreditation.com',
  },
]
