import { array, object } from 'yup'

import { question } from '../../define.js'
import { catalogueTreatmentType, commonFacts } from './treatment-catalogue.messages.js'

/** Treatment types with their procedures, in the order people choose them (CAT-01..12). */
export const ListTreatmentTypes = question('content.treatment-type.list', {
  access: 'anyone',
  takes: () => object({}).noUnknown(),
  gives: () =>
    object({
      treatmentTypes: array(catalogueTreatmentType.required()).required().min(0),
      commonFacts: array(commonFacts.required()).optional(),
    }),
  mayFail: ['UNAVAILABLE'],
  repeatable: true,
})
