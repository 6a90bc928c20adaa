import { array, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { recordId, seenVersion } from '../common-fields.js'
import { careMessage } from './care-enquiry.schemas.js'

const changed = object({ enquiryId: recordId(), version: number().integer().required() })
const editErrors = ['ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE', 'ENQUIRY_CLAIMED'] as const

/** Reads one message of a patient with its whole text; a timeline shows only its beginning. */
export const ReadMessage = defineRequest('enquiry.message.read', {
  access: { permission: 'enquiry:read-personal' },
  input: () => ({ enquiryId: recordId(), messageId: recordId() }),
  output: () => ({
    message: careMessage.required(),
    /** The text with the part that quotes earlier mails; absent when nothing is quoted. */
    fullText: string().optional(),
  }),
  errors: ['ENQUIRY_UNKNOWN', 'MESSAGE_UNKNOWN'],
  idempotent: true,
})

/** Marks messages of an enquiry as read by the team. It needs no version, because it undoes no other change. */
export const MarkMessagesRead = defineRequest('enquiry.message.mark-read', {
  access: { permission: 'enquiry:work' },
  input: () => ({
    enquiryId: recordId(),
    messageIds: array(recordId())
      .min(1, 'Please choose a message')
      .max(100, 'Please choose at most 100 messages')
      .required('Please choose a message'),
  }),
  output: () => changed,
  errors: ['ENQUIRY_UNKNOWN'],
})

/** Declares that the waiting messages need no reply, which stops the next-reply clock. */
export const DeclareReplyUnneeded = defineRequest('enquiry.message.decline-reply', {
  access: { permission: 'enquiry:work' },
  input: () => ({ enquiryId: recordId(), version: seenVersion() }),
  output: () => changed,
  errors: editErrors,
})

/**
 * Opens a file that a patient sent, and records the access. Returns permission to fetch it part by part, encrypted as
 * stored; absent when the file does not exist.
 */
export const OpenMessageFile = defineRequest('enquiry.message.open-file', {
  access: { permission: 'enquiry:read-personal' },
  input: () => ({ enquiryId: recordId(), fileId: recordId() }),
  output: () => ({
    opened: object({
      openingId: recordId(),
      /** Id to which the encrypted file is bound. */
      fileId: recordId(),
      /** Size of the encrypted file in bytes. */
      bytes: number().integer().required(),
    })
      .optional()
      .default(undefined),
  }),
  errors: ['ENQUIRY_UNKNOWN'],
})

/** As base64 in JSON a part has 0.7 MB; the bus allows 1 MB per message. */
export const messageFileChunkBytes = 512 * 1024

/** A part of a file that the same session of the same person opened a moment ago. */
export const ReadMessageFileChunk = defineRequest('enquiry.message.read-file-chunk', {
  access: { permission: 'enquiry:read-personal' },
  input: () => ({
    openingId: recordId(),
    from: number()
      .integer()
      .min(0)
      .max(1024 ** 3)
      .required(),
  }),
  output: () => ({
    /** At most `messageFileChunkBytes` of the encrypted file as base64; absent when the permission has expired. */
    part: string().optional(),
  }),
  idempotent: true,
})

/**
 * A mail is stored with its enquiry, and none of its files is still waiting, so the raw mail is no longer needed.
 * Files that were gone before they could be stored are named; their ids are those of the attachments.
 */
export const MessageFiled = defineEvent('enquiry.message.filed', 1, {
  payload: () => ({
    messageId: recordId(),
    enquiryId: recordId(),
    missingFileIds: array(recordId()).required(),
  }),
  publisher: 'enquiry',
  consumers: ['notification'],
  causedBy: ['notification.message.received', 'notification.attachment.settled'],
  subjectKey: 'enquiryId',
})
