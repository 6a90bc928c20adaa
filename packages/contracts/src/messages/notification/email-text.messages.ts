import { mixed, string } from 'yup'

import { defineRequest } from '../../define.js'
import type { PublicationContent } from '../../publications/publication-editing.js'

/** Renders sentences of an email with sample facts; the schema of email texts validates them in the use case. */
export const PreviewEmailText = defineRequest('notification.email-text.preview', {
  access: { permission: 'content:read' },
  input: () => ({
    content: mixed<PublicationContent>(
      (value): value is PublicationContent => typeof value === 'object' && value !== null && !Array.isArray(value),
    )
      .typeError('Please send the fields of the text as an object')
      .required('Please send the fields of the text'),
  }),
  output: () => ({ subject: string().required(), html: string().required(), text: string().required() }),
  idempotent: true,
})
