import type { AmbassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'

import { defineForm, type ValuesOf } from '../../forms/form-definition.js'
import { applicationCopy } from './ambassador-applications.copy.js'

/** The fields that are a file (AMB-13, AMB-14). */
const fileFields = ['identityDocument', 'tourGuideLicense'] as const
export type FileField = (typeof fileFields)[number]

/** A file that is stored: the id to name in the form, and how it is called. */
export interface StoredFile {
  readonly id: string
  readonly name: string
}
export type StoredFiles = Partial<Readonly<Record<FileField, StoredFile>>>

/** The fields of this type of applicant that are a file; a licence is of tour guides only (AMB-02, AMB-14). */
export function fileFieldsOf(applicantType: string): readonly FileField[] {
  return applicantType === 'tour-guide' ? fileFields : ['identityDocument']
}

/** Hidden inputs that reference an already stored file, for forms that the browser submits without a script. */
export const storedFileInputs = {
  names: (field: FileField) => ({ id: `${field}.id`, name: `${field}.name` }),
  read: (form: FormData, field: FileField): StoredFile | undefined => {
    const names = storedFileInputs.names(field)
    const [id, name] = [form.get(names.id), form.get(names.name)]
    return typeof id === 'string' && id !== '' && typeof name === 'string' ? { id, name } : undefined
  },
}

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
  /** Files that this applicant type does not need are omitted. */
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
