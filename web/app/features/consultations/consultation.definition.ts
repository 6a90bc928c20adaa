import type { ConsultationForm } from '@seneb/contracts/forms/consultation.form'

import { defineForm, type ValuesOf } from '../../forms/form-definition.js'
import { consultationCopy } from './consultations.copy.js'

/** The request for a consultation (CONT-02..04, CONT-07, CONT-08, CONT-11, D-61). */
export const consultationDefinition = defineForm<ConsultationForm>()({
  fields: consultationCopy.fields,
  kinds: { termsAccepted: 'tick', healthDataConsentGiven: 'tick', timeZone: 'known' },
  required: ['fullName', 'email', 'phoneNumber', 'treatmentType', 'termsAccepted'],
  checkedByBrowser: true,
  /** The person's time zone is sent with the answers (CONT-16). */
  inputFrom: (values, timeZone: string | undefined) => ({ ...values, timeZone }),
  rules: async () => (await import('@seneb/contracts/forms/consultation.form')).consultationForm,
  mutation: async () => (await import('../../graph/generated/graphql.js')).RequestConsultationDocument,
  variables: (input, sending) => ({ input, ...sending }),
  resultOf: (data) => data.requestConsultation,
  receiptOf: ({ id, reference }) => id && reference,
})

export type ConsultationValues = ValuesOf<typeof consultationDefinition>
