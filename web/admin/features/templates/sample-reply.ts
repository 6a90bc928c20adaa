import { replyText, todayInCairo, type ReplyText } from '@seneb/contracts/forms/reply-text'

import { templateText } from '../../graph/template-text.js'
import type { Viewer } from '../../session/staff-session.js'
import type { TemplateText } from './template-text.js'

/** Fictional person of the preview. */
export const samplePerson = 'Amal Haddad'
const sampleZone = 'America/New_York'
const dayMs = 24 * 60 * 60 * 1000
const reference = 'SNB-7K3M9Q'

/**
 * Returns a template as the viewer would mail it, by the same code as real replies. Days and times are filled in; text
 * that only a person can supply appears in brackets.
 */
export function sampleReply(template: TemplateText, { name, title }: Viewer, now: Date): ReplyText {
  const { fields } = template
  const later = todayInCairo(new Date(now.getTime() + 2 * dayMs))
  const sampleOf = { DAY: later, TIME: '14:30', LINE: '', WORDS: '' } as const
  return replyText({
    template: templateText(template),
    fullName: samplePerson,
    reference,
    sender: `${name}, ${title}`,
    dueAt: new Date(now.getTime() + dayMs).toISOString(),
    today: todayInCairo(now),
    timeZone: sampleZone,
    values: Object.fromEntries(fields.map((field) => [field.name, sampleOf[field.type]])),
  })
}
