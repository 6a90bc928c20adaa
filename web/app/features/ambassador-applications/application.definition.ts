import type { AmbassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'

import { defineForm, type ValuesOf } from '../../forms/form-definition.js'
import { applicationCopy } from './ambassador-applications.copy.js'
import { fileFieldsOf, type StoredFiles } from './file-fields.js'

/** The ambassador application; its stored files go along by their ids (AMB-05..15, AMB-23). */
export const applicationDefinition = defineForm<AmbassadorApplicationForm>()({
  fields: applicationCopy.fields,
  kinds: {
    hasMedicalExperience: 'tick',
    wantsPromotionalMaterial: 'tick',
    identityDocument: 'file',
    tourGuideLicense: 'file',
  },
  /** Files, ticks and notes are optional (AMB-23). */
  required: [
    'applicantType',
    'fullName',
    'email',
    'phoneNumber',
    'languages',
    'city',
    'touristsPerMonth',
    'idType',
    'nationalId',
  ],
  begins: { idType: 'passport' },
  /** Files that are not asked of this type are not named. */
  inputFrom: (values, files: StoredFiles | undefined) => {
    const named = fileFieldsOf(values.applicantType).map((field) => [field, files?.[field]?.id] as const)
    return { ...values, ...Object.fromEntries(named) }
  },
  rules: async () => (await import('@seneb/contracts/forms/ambassador-application.form')).ambassadorApplicationForm,
  mutation: async () => (await import('../../graph/generated/graphql.js')).SubmitAmbassadorApplicationDocument,
  variables: (input, sending) => ({ input, ...sending }),
  resultOf: (data) => data.submitAmbassadorApplication,
  receiptOf: ({ id, reference }) => id && reference,
})

export type ApplicationValues = ValuesOf<typeof applicationDefinition>
