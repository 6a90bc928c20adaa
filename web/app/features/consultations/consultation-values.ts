import type { ConsultationInput } from '../../graph/generated/operations.js'

/** What stands in the form, named as the graph names the input (CONT-07, CONT-08, D-61). */
export interface ConsultationValues {
  readonly fullName: string
  readonly email: string
  readonly phoneNumber: string
  readonly treatmentType: string
  readonly communicationMethod: string
  readonly preferredContactDate: string
  readonly preferredTime: string
  readonly message: string
  readonly termsAccepted: boolean
}

export type ConsultationFieldName = keyof ConsultationValues

export const emptyConsultationValues: ConsultationValues = {
  fullName: '',
  email: '',
  phoneNumber: '',
  treatmentType: '',
  communicationMethod: '',
  preferredContactDate: '',
  preferredTime: '',
  message: '',
  termsAccepted: false,
}

/** Reads the form as the browser has it: sent without a script, or typed into before the script came. */
export function valuesFromForm(form: FormData): ConsultationValues {
  const textOf = (name: ConsultationFieldName): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    fullName: textOf('fullName'),
    email: textOf('email'),
    phoneNumber: textOf('phoneNumber'),
    treatmentType: textOf('treatmentType'),
    communicationMethod: textOf('communicationMethod'),
    preferredContactDate: textOf('preferredContactDate'),
    preferredTime: textOf('preferredTime'),
    message: textOf('message'),
    termsAccepted: form.has('termsAccepted'),
  }
}

/** The input of the graph; the four fields that the form does not ask are not made up (D-61). */
export function inputFromValues(values: ConsultationValues): ConsultationInput {
  return { ...values }
}
