import { array, string } from 'yup'

import { defineEvent } from '../../define.js'
import { strictObject } from './publication.schemas.js'

const text = () => string().required()

/**
 * The sentences of an email changed. A consumer compares times, because revisions start again after a restore. The
 * fields are those of `emailText` without its rules, so that stricter rules of a later release lose no event.
 */
export const EmailTextChanged = defineEvent('content.email-text.changed', 1, {
  payload: () => ({
    key: text(),
    changedAt: text(),
    text: strictObject({
      key: text(),
      subject: text(),
      preview: text(),
      heading: text(),
      opening: text(),
      closing: array(strictObject({ title: string().optional(), text: text() }).required())
        .required()
        .min(0),
    }).required(),
  }),
  publisher: 'content',
  consumers: ['notification'],
  subjectKey: 'key',
})
