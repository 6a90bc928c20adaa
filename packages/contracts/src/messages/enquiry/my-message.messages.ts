import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { line, paragraph } from '../../forms/fields.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { maxMessageFiles, maxMessageLength } from '../../vocabulary/my-request.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'
import { actingErrors, addressee, patientErrors, requestSession } from './request-session.messages.js'

/** Lists the messages and replies of the request, newest first. */
export const ListMyMessages = defineRequest('enquiry.my-message.list', {
  access: 'anyone',
  input: () => ({ session: requestSession(), first: pageSize({ most: 20, usual: 20 }), after: pageAfter() }),
  output: () => ({
    messages: array(
      object({
        id: recordId(),
        /** Position after which a next page begins. */
        cursor: string().required(),
        at: string().required(),
        isFromMe: boolean().required(),
        subject: string().optional(),
        text: string().defined(),
        /** Whether the text goes on in its email. */
        isCut: boolean().required(),
        /** ISO 639 language of the text; absent when unknown. */
        language: string().optional(),
        files: array(object({ name: string().optional(), state: string().required() }).required())
          .required()
          .min(0),
      }).required(),
    )
      .required()
      .min(0),
    next: string().optional(),
  }),
  errors: [...patientErrors],
  idempotent: true,
})

/** Sends a message, with files uploaded before, to the care team. */
export const WriteToCareTeam = defineRequest('enquiry.my-message.send', {
  access: 'anyone',
  input: () => ({
    session: requestSession(),
    text: paragraph(maxMessageLength).required('Please write a message'),
    uploadIds: array(recordId()).max(maxMessageFiles, `Please send at most ${maxMessageFiles} files`).default([]),
    /** Document request that the files belong to. */
    documentRequestId: recordId().optional().default(undefined),
  }),
  output: () => ({ messageId: recordId(), sentAt: string().required() }),
  errors: [...actingErrors, 'IDEMPOTENCY_CONFLICT', 'RATE_LIMITED'],
})

/** Asks the patient for documents: one mail, and a list on their page. */
export const RequestPatientDocuments = defineRequest('enquiry.patient-document.request', {
  access: { permission: 'enquiry:reply' },
  input: () => ({
    enquiryId: recordId(),
    names: array(line(120).required('Please name the document'))
      .min(1, 'Please name a document')
      .max(10, 'Please ask for at most 10 documents')
      .required('Please name a document'),
  }),
  output: () => ({ enquiryId: recordId(), version: number().integer().required() }),
  errors: ['ENQUIRY_UNKNOWN', 'IDEMPOTENCY_CONFLICT'],
})

/** The care team asked the patient for documents; one mail names none of them and links to the page. */
export const PatientDocumentsRequested = defineEvent('enquiry.patient-document.requested', 1, {
  payload: () => ({
    mailId: recordId(),
    enquiryId: recordId(),
    enquiryKind: string().oneOf(enquiryKinds).required(),
    requestedAt: string().required(),
    count: number().integer().required(),
    person: addressee().required(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  subjectKey: 'enquiryId',
  personalFields: ['person'],
})
