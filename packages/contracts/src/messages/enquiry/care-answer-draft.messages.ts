import { array, object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { paragraph } from '../../forms/fields.js'
import { recordId } from '../record-id.js'
import { templateKey } from './answer-template.messages.js'

const reading = [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'] as const
const access = { may: 'enquiry:answer' } as const

/** The answer that whoever asks is writing to an enquiry, as it was saved last; nothing where there is none. */
export const ReadCareAnswerDraft = question('enquiry.care-answer-draft.read', {
  access,
  takes: () => object({ enquiryId: recordId() }).noUnknown(),
  gives: () =>
    object({
      draft: object({
        /** Which saving this is; whoever saves or discards names the one that they saw. */
        revision: recordId(),
        savedAt: string().required(),
        template: templateKey(),
        fields: array(object({ name: string().required(), value: string().required() }).required()).required(),
      })
        .optional()
        .default(undefined),
    }),
  mayFail: reading,
  repeatable: true,
})

/**
 * Saves the answer that whoever asks is writing, for them alone. CHANGED_MEANWHILE when it was saved, sent or discarded
 * elsewhere since they saw it. The asker names each saving, so that a repetition is the same one.
 */
export const SaveCareAnswerDraft = question('enquiry.care-answer-draft.save', {
  access,
  takes: () =>
    object({
      enquiryId: recordId(),
      /** The name of this saving. */
      revision: recordId(),
      /** The revision that was seen; none where there was no draft. */
      seen: recordId().optional(),
      template: templateKey(),
      /** What is filled in so far, of other templates too. */
      fields: array(
        object({ name: string().max(40).required(), value: paragraph(4000) })
          .noUnknown()
          .required(),
      )
        .max(20, 'Please fill in the fields of templates alone')
        .required(),
    }).noUnknown(),
  gives: () => object({ revision: recordId(), savedAt: string().required() }),
  mayFail: [...reading, 'ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE'],
  repeatable: true,
  changesDraftsOnly: true,
})

/** Throws the draft of whoever asks away; CHANGED_MEANWHILE when it is not the one that they saw. */
export const DiscardCareAnswerDraft = question('enquiry.care-answer-draft.discard', {
  access,
  takes: () => object({ enquiryId: recordId(), seen: recordId() }).noUnknown(),
  gives: () => object({ enquiryId: recordId() }),
  mayFail: [...reading, 'CHANGED_MEANWHILE'],
  repeatable: true,
  changesDraftsOnly: true,
})
