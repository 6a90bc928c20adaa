import { array, boolean, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { replyTemplateForm } from '../../forms/edited-template.js'
import { line } from '../../forms/fields.js'
import {
  replyFieldTypes,
  replyLanguages,
  replyTemplateBounds,
  replyTemplateKey,
  maxTemplateKey,
} from '../../vocabulary/reply-templates.js'
import { enquiryKinds } from '../../vocabulary/care-enquiries.js'
import { seenVersion, recordId } from '../common-fields.js'

const adding = ['IDEMPOTENCY_CONFLICT'] as const
const changing = [...adding, 'TEMPLATE_UNKNOWN', 'CHANGED_MEANWHILE'] as const
const edit = { permission: 'template:edit' } as const

/** The key of a template. */
export const templateKey = () =>
  string()
    .max(maxTemplateKey)
    .matches(replyTemplateKey, 'Please choose a template')
    .required('Please choose a template')

const note = () => line(replyTemplateBounds.note).optional()

const templateFields = {
  name: string().required(),
  kinds: array(string().oneOf(enquiryKinds).required()).required(),
  language: string().oneOf(replyLanguages).required(),
  subject: string().required(),
  body: string().required(),
  fields: array(
    object({
      name: string().required(),
      label: string().required(),
      type: string().oneOf(replyFieldTypes).required(),
    }).required(),
  ).required(),
}

/** Time and author of a version; templates shipped with the platform have no author. */
const written = { writtenAt: string().required(), writtenBy: recordId().optional().default(undefined) }

const template = object({
  key: templateKey(),
  version: number().integer().required(),
  isArchived: boolean().required(),
  ...templateFields,
  ...written,
})

/** The templates as they are now, in their order. */
export const ListReplyTemplates = defineRequest('enquiry.reply-template.list', {
  access: { permission: 'enquiry:reply' },
  input: () => ({
    /** Only those for enquiries of one kind. */
    kind: string().oneOf(enquiryKinds, 'Please choose trip plans or consultations').optional(),
    /** Includes archived templates, which are no longer used for replies. */
    withArchived: boolean().default(false),
  }),
  output: () => ({ templates: array(template.required()).required() }),
  idempotent: true,
})

/** One template with its versions, the newest first. */
export const ReadReplyTemplate = defineRequest('enquiry.reply-template.read', {
  access: edit,
  input: () => ({ key: templateKey() }),
  output: () => ({
    template: template.required(),
    versions: array(
      object({
        version: number().integer().required(),
        note: string().optional(),
        ...templateFields,
        ...written,
      }).required(),
    ).required(),
  }),
  errors: ['TEMPLATE_UNKNOWN'],
  idempotent: true,
})

const saved = object({ key: templateKey(), version: number().integer().required() })

/** Adds a template, which replies can use immediately. */
export const AddReplyTemplate = defineRequest('enquiry.reply-template.add', {
  access: edit,
  input: () => ({ template: replyTemplateForm.required(), note: note() }),
  output: () => saved,
  errors: adding,
})

/** Saves the next version of a template; the versions before stay as they are. */
export const SaveReplyTemplate = defineRequest('enquiry.reply-template.save', {
  access: edit,
  input: () => ({
    key: templateKey(),
    /** The version that was seen. */
    version: seenVersion(),
    template: replyTemplateForm.required(),
    note: note(),
  }),
  output: () => saved,
  errors: changing,
})

/** Makes an earlier version the next one. */
export const RestoreReplyTemplate = defineRequest('enquiry.reply-template.restore', {
  access: edit,
  input: () => ({
    key: templateKey(),
    version: seenVersion(),
    /** Version whose text is restored. */
    from: number().integer().min(1).required('Please choose a version'),
  }),
  output: () => saved,
  errors: changing,
})

/** Archives a template, so that new replies cannot use it, or restores it. */
export const ArchiveReplyTemplate = defineRequest('enquiry.reply-template.archive', {
  access: edit,
  input: () => ({ key: templateKey(), version: seenVersion(), isArchived: boolean().required() }),
  output: () => saved,
  errors: ['TEMPLATE_UNKNOWN', 'CHANGED_MEANWHILE'],
  // Archiving an archived template again changes nothing and writes no audit entry.
  idempotent: true,
})
