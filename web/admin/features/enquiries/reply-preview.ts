import { replyText, todayInCairo, type ReplyText } from '@seneb/contracts/forms/reply-text'

import { templateText } from '../../graph/template-text.js'
import type { DeskMessageFragment } from '../../graph/generated/enquiries/graphql.js'
import type { Viewer } from '../../session/staff-session.js'
import type { Draft } from './reply-draft.js'
import type { Template } from './use-reply-templates.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

/** Returns the fields of the draft's own template as GraphQL input. */
export function fieldsOf({ values }: Draft, { fields }: Template) {
  return fields.map(({ name }) => ({ name, value: values[name] ?? '' }))
}

interface Writing {
  readonly draft: Draft
  readonly template: Template
  readonly enquiry: Enquiry
  readonly viewer: Viewer
  /** Message that the reply answers. */
  readonly quoted: DeskMessageFragment | undefined
}

/** Returns the reply exactly as the person will read it. */
export function previewOf({ draft, enquiry, quoted, template, viewer }: Writing): ReplyText {
  const { dueAt, fullName, reference, timeZone } = enquiry
  return replyText({
    template: templateText(template),
    fullName: fullName ?? '',
    reference,
    dueAt,
    timeZone,
    sender: `${viewer.name}, ${viewer.title}`,
    today: todayInCairo(new Date()),
    values: Object.fromEntries(fieldsOf(draft, template).map(({ name, value }) => [name, value])),
    quoted: quoted && { receivedAt: quoted.receivedAt, text: quoted.text ?? '' },
  })
}
