import type { Input, Output } from '@seneb/contracts/define'
import type { PreviewEmailText } from '@seneb/contracts/messages/notification/email-text.messages'
import { emailText } from '@seneb/contracts/publications/email-text.schemas'
import { publicationBounds } from '@seneb/contracts/publications/publication-editing'
import { AppError } from '@seneb/platform/app-error'

import type { NotificationCtx } from '../notification-ctx.js'
import { sampleEmails } from './sample-emails.js'
import { shippedEmailTexts } from './shipped-email-texts.js'

/** Renders the sentences of an email with the facts of a sample, as a person would get it. */
export function previewEmailText(
  { content }: Input<typeof PreviewEmailText>,
  { emailIdentity }: Pick<NotificationCtx, 'emailIdentity'>,
): Promise<Output<typeof PreviewEmailText>> {
  const isBounded = JSON.stringify(content).length <= publicationBounds.content
  if (!isBounded || !emailText.isValidSync(content, { strict: true })) {
    const message = 'Please correct this text and save it again; a rule of emails refuses it'
    return Promise.reject(new AppError('INPUT_INVALID', { fields: [{ path: 'content', message }] }))
  }
  const texts = { ...shippedEmailTexts, [content.key]: content }
  return Promise.resolve(sampleEmails[content.key]({ siteUrl: emailIdentity.siteUrl, texts }))
}
