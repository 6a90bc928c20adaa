import { expect, test } from '@jest/globals'

import { siteRoutes, type SiteRoute } from './site-routes.js'
import { specialties, treatmentPages } from './specialties.js'
import { treatmentTypes, type TreatmentType } from './treatments.js'

const routes: readonly SiteRoute[] = siteRoutes

test('the nine specialties have the paths and labels of the route registry [SPEC-03, D-56]', () => {
  const registered = routes.filter(({ page }) => page === 'specialty').map(({ label, paths }) => [paths[0], label])

  expect(specialties).toHaveLength(9)
  expect(specialties.map(({ navLabel, slug }) => [`/${slug}`, navLabel])).toEqual(expect.arrayContaining(registered))
  expect(registered).toHaveLength(9)
})

test('each specialty lists the procedures of a treatment type of its own, under the name forms send [GEN-02, CAT-01, D-56]', () => {
  const types: readonly TreatmentType[] = treatmentTypes
  for (const { formLabel, treatmentType } of specialties) {
    expect(types.find(({ slug }) => slug === treatmentType)?.name).toBe(formLabel)
  }
  expect(new Set(specialties.map(({ treatmentType }) => treatmentType)).size).toBe(9)
})

test('the eleven treatments are those of the registry and have procedures of their specialty', () => {
  expect(treatmentPages.map(({ slug }) => slug)).toEqual([
    'heart-bypass',
    'valve-replacement',
    'tavr-procedure',
    'dental-implants',
    'veneers',
    'teeth-whitening',
    'full-mouth-reconstruction',
    'lasik',
    'cataract-surgery',
    'corneal-transplant',
    'glaucoma-treatment',
  ])
  for (const { name, procedure, specialty } of treatmentPages) {
    if (procedure === null) continue
    const type = specialties.find(({ slug }) => slug === specialty)?.treatmentType
    const procedures: readonly { slug: string; name: string }[] =
      treatmentTypes.find(({ slug }) => slug === type)?.procedures ?? []
    expect(procedures).toContainEqual({ slug: procedure, name })
  }
})
