import { replyText, todayInCairo, type ReplyText } from '@seneb/contracts/forms/reply-text'

import { templateWords } from '../../graph/template-words.js'
import type { Viewer } from '../../session/staff-session.js'
import type { TemplateText } from './template-words.js'

/** Nobody: the person of a preview. */
export const samplePerson = 'Amal Haddad'
const sampleZone = 'America/New_York'
const dayMs = 24 * 60 * 60 * 1000
const reference = 'SNB-7K3M9Q'

/**
 * A template as it would be mailed to somebody by whoever looks at it, by the same words as an answer is made of: days and
 * times are filled in, and what only a person can say stands in brackets.
 */
export function sampleAnswer(template: TemplateText, { name, title }: Viewer, now: Date): ReplyText {
  const { fields } = template
  const later = todayInCairo(new Date(now.getTime() + 2 * dayMs))
  const sampleOf = { DAY: later, TIME: '14:30', LINE: '', WORDS: '' } as const
  return replyText({
    template: templateWords(template),
    fullName: samplePerson,
    reference,
    sender: `${name}, ${title}`,
    dueAt: new Date(now.getTime() + dayMs).toISOString(),
    today: todayInCairo(now),
    timeZone: sampleZone,
    values: Object.fromEntries(fields.map((field) => [field.name, sampleOf[field.type]])),
  })
}
