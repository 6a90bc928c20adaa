import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListTreatmentTypes } from '@seneb/contracts/messages/content/treatment-catalogue.messages'

import { adHocAndPersisted, TestGateway } from '../gateway.fixture.js'

const veneers = {
  slug: 'veneers',
  name: 'Veneers',
  nights: { min: 5, max: 8 },
  steps: [{ day: 1, title: 'Arrival', detail: 'Rest after the flight.' }],
  beforeTravel: ['Send recent X-rays.'],
  recovery: ['Tender gums for a few days.'],
  questionsForProvider: ['Which material is used?'],
  flyingHome: 'Flying is usually possible the next day.',
}

const query = `{
  treatmentTypes {
    slug name formerNames
    procedures {
      slug name formerNames nights { min max } steps { day title detail }
      beforeTravel recovery questionsForProvider flyingHome
    }
  }
}`

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open({ documents: { ours: query } })
})

afterAll(() => gateway.close())

test('treatment types come with everything that is published of their procedures [CAT-01, CAT-02]', async () => {
  const type = { slug: 'dental-care', name: 'Dental Care', formerNames: ['Dentistry', 'Teeth'] }
  await gateway.handle(ListTreatmentTypes, () => ({ treatmentTypes: [{ ...type, procedures: [veneers] }] }))
  const treatmentTypes = [{ ...type, procedures: [{ ...veneers, formerNames: [] }] }]

  for (const document of adHocAndPersisted(query)) {
    const { json } = await gateway.graphql(document)
    expect(json).toEqual({ data: { treatmentTypes } })
  }
})
