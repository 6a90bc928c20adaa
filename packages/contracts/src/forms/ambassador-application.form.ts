import { object, string, type InferType } from 'yup'

import {
  ambassadorCities,
  ambassadorLanguages,
  applicantTypes,
  idTypes,
  touristsPerMonth,
} from '../vocabulary/ambassador-options.js'
import { uploadMessages } from '../vocabulary/upload-rules.js'
import { emailAddress, line, listOption, optionalTick, paragraph, personName } from './fields.js'
import { phone } from './phone-number.js'

/** Messages of the form, verbatim (AMB-15..AMB-22). */
const messages = {
  fullName: 'Full name is required',
  email: 'Please enter a valid email address',
  phoneNumber: 'Phone number is required',
  languages: 'Please select at least one language',
  city: 'Please select at least one city',
  idType: 'Please select ID type',
  nationalId: 'National ID or passport number is required',
  touristsPerMonth: 'Please select an option',
} as const

const maxIdNumberLength = 40

/** Id of a stored file, returned by `POST /uploads`. */
export function uploadId() {
  return string()
    .transform((value: unknown) => (value === null || value === '' ? undefined : value))
    .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: uploadMessages.expired })
}

/** The application to become a Health Access Ambassador, for tour guides and affiliates (AMB-01..AMB-23, D-41). */
export const ambassadorApplicationForm = object({
  applicantType: listOption(applicantTypes, 'Please choose tour guide or affiliate').required(
    'Please choose tour guide or affiliate',
  ),
  fullName: personName().required(messages.fullName).min(2, messages.fullName),
  email: emailAddress(messages.email),
  phoneNumber: phone(messages.phoneNumber).required(messages.phoneNumber),
  languages: listOption(ambassadorLanguages, messages.languages).required(messages.languages),
  city: listOption(ambassadorCities, messages.city).required(messages.city),
  idType: listOption(idTypes, messages.idType).default('passport').required(messages.idType),
  nationalId: line(maxIdNumberLength).required(messages.nationalId).min(5, messages.nationalId),
  touristsPerMonth: listOption(touristsPerMonth, messages.touristsPerMonth).required(messages.touristsPerMonth),
  hasMedicalExperience: optionalTick(),
  /** AMB-11: opt-in; never assumed. */
  wantsPromotionalMaterial: optionalTick(),
  additionalNotes: paragraph(),
  identityDocument: uploadId(),
  /** AMB-02, AMB-14: of tour guides only. */
  tourGuideLicense: uploadId().when('applicantType', {
    is: 'affiliate',
    then: (schema) =>
      schema.test('tour-guides-only', 'Only tour guides send a license', (value) => value === undefined),
  }),
})
  .exact('This form has no such field')
  .test('two-files', 'Please choose a different file for each document', (form, { createError }) => {
    const isSame = form.identityDocument !== undefined && form.identityDocument === form.tourGuideLicense
    return !isSame || createError({ path: 'tourGuideLicense' })
  })

export type AmbassadorApplicationForm = InferType<typeof ambassadorApplicationForm>
