import type { ApplicantType } from '@seneb/contracts/vocabulary/ambassador-options'

import type { AmbassadorApplicationInput } from '../../graph/generated/operations.js'

/** What stands in the form but the files, named as the graph names the input (AMB-05..12). */
export interface ApplicationValues {
  readonly applicantType: string
  readonly fullName: string
  readonly email: string
  readonly phoneNumber: string
  readonly languages: string
  readonly city: string
  readonly touristsPerMonth: string
  readonly idType: string
  readonly nationalId: string
  readonly hasMedicalExperience: boolean
  readonly wantsPromotionalMaterial: boolean
  readonly additionalNotes: string
}

/** The fields that are a file (AMB-13, AMB-14). */
export const fileFields = ['identityDocument', 'tourGuideLicense'] as const
export type FileField = (typeof fileFields)[number]
export type ApplicationFieldName = keyof ApplicationValues | FileField

/** A file that is stored: the id to name in the form, and how it is called. */
export interface StoredFile {
  readonly id: string
  readonly name: string
}
export type StoredFiles = Partial<Readonly<Record<FileField, StoredFile>>>

/** The form as it begins, with the type that its address stands for (AMB-08, AMB-11, D-41). */
export function untouchedValues(applicantType: ApplicantType): ApplicationValues {
  return {
    applicantType,
    fullName: '',
    email: '',
    phoneNumber: '',
    languages: '',
    city: '',
    touristsPerMonth: '',
    idType: 'passport',
    nationalId: '',
    hasMedicalExperience: false,
    wantsPromotionalMaterial: true,
    additionalNotes: '',
  }
}

/** Reads the form as the browser has it: sent without a script, or typed into before the script came. */
export function valuesFromForm(form: FormData): ApplicationValues {
  const textOf = (name: keyof ApplicationValues): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    applicantType: textOf('applicantType'),
    fullName: textOf('fullName'),
    email: textOf('email'),
    phoneNumber: textOf('phoneNumber'),
    languages: textOf('languages'),
    city: textOf('city'),
    touristsPerMonth: textOf('touristsPerMonth'),
    idType: textOf('idType'),
    nationalId: textOf('nationalId'),
    hasMedicalExperience: form.has('hasMedicalExperience'),
    wantsPromotionalMaterial: form.has('wantsPromotionalMaterial'),
    additionalNotes: textOf('additionalNotes'),
  }
}

/** The fields of this type of applicant that are a file; a licence is of tour guides only (AMB-02, AMB-14). */
export function fileFieldsOf(applicantType: string): readonly FileField[] {
  return applicantType === 'tour-guide' ? fileFields : ['identityDocument']
}

/** The input of the graph; files that are not asked of this type are not named. */
export function inputFromValues(values: ApplicationValues, files: StoredFiles): AmbassadorApplicationInput {
  const named = fileFieldsOf(values.applicantType).map((field) => [field, files[field]?.id] as const)
  return { ...values, ...Object.fromEntries(named) }
}
