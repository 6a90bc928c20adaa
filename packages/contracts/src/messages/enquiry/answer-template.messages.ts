import { array, boolean, number, object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { answerTemplateForm } from '../../forms/edited-template.js'
import { line } from '../../forms/fields.js'
import {
  answerFieldTypes,
  answerLanguages,
  answerTemplateBounds,
  answerTemplateKey,
  maxTemplateKey,
} from '../../vocabulary/answer-templates.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { seenVersion, recordId } from '../common-fields.js'

const reading = [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE'] as const
const adding = [...reading, 'IDEMPOTENCY_CONFLICT'] as const
const changing = [...adding, 'TEMPLATE_UNKNOWN', 'CHANGED_MEANWHILE'] as const
const edit = { may: 'template:edit' } as const

/** The key of a template. */
export const templateKey = () =>
  string()
    .max(maxTemplateKey)
    .matches(answerTemplateKey, 'Please choose a template')
    .required('Please choose a template')

const note = () => line(answerTemplateBounds.note).optional()

const words = {
  name: string().required(),
  kinds: array(string().oneOf(enquiryKinds).required()).required(),
  language: string().oneOf(answerLanguages).required(),
  subject: string().required(),
  body: string().required(),
  fields: array(
    object({
      name: string().required(),
      label: string().required(),
      type: string().oneOf(answerFieldTypes).required(),
    }).required(),
  ).required(),
}

/** When a version was written, and by whom; nobody of the team wrote what the platform came with. */
const written = { writtenAt: string().required(), writtenBy: recordId().optional().default(undefined) }

const template = object({
  key: templateKey(),
  version: number().integer().required(),
  isArchived: boolean().required(),
  ...words,
  ...written,
})

/** The templates as they are now, in their order. */
export const ListAnswerTemplates = question('enquiry.answer-template.list', {
  access: { may: 'enquiry:answer' },
  takes: () =>
    object({
      /** Only those for enquiries of one kind. */
      kind: string().oneOf(enquiryKinds, 'Please choose trip plans or consultations').optional(),
      /** Those too that are archived, which nobody answers by. */
      withArchived: boolean().default(false),
    }).noUnknown(),
  gives: () => object({ templates: array(template.required()).required() }),
  mayFail: reading,
  repeatable: true,
})

/** One template with its versions, the newest first. */
export const ReadAnswerTemplate = question('enquiry.answer-template.read', {
  access: edit,
  takes: () => object({ key: templateKey() }).noUnknown(),
  gives: () =>
    object({
      template: template.required(),
      versions: array(
        object({ version: number().integer().required(), note: string().optional(), ...words, ...written }).required(),
      ).required(),
    }),
  mayFail: [...reading, 'TEMPLATE_UNKNOWN'],
  repeatable: true,
})

const saved = object({ key: templateKey(), version: number().integer().required() })

/** Adds a template, which answers can be written by at once. */
export const AddAnswerTemplate = question('enquiry.answer-template.add', {
  access: edit,
  takes: () => object({ template: answerTemplateForm.required(), note: note() }).noUnknown(),
  gives: () => saved,
  mayFail: adding,
})

/** Saves the next version of a template; the versions before stay as they are. */
export const SaveAnswerTemplate = question('enquiry.answer-template.save', {
  access: edit,
  takes: () =>
    object({
      key: templateKey(),
      /** The version that was seen. */
      version: seenVersion(),
      template: answerTemplateForm.required(),
      note: note(),
    }).noUnknown(),
  gives: () => saved,
  mayFail: changing,
})

/** Makes an earlier version the next one. */
export const RestoreAnswerTemplate = question('enquiry.answer-template.restore', {
  access: edit,
  takes: () =>
    object({
      key: templateKey(),
      version: seenVersion(),
      /** The version whose words come back. */
      from: number().integer().min(1).required('Please choose a version'),
    }).noUnknown(),
  gives: () => saved,
  mayFail: changing,
})

/** Takes a template away from those that answers are written by, or brings it back. */
export const ArchiveAnswerTemplate = question('enquiry.answer-template.archive', {
  access: edit,
  takes: () => object({ key: templateKey(), version: seenVersion(), isArchived: boolean().required() }).noUnknown(),
  gives: () => saved,
  mayFail: [...reading, 'TEMPLATE_UNKNOWN', 'CHANGED_MEANWHILE'],
  // What is archived already is archived again without a trace.
  repeatable: true,
})
