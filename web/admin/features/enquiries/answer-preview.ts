import { answerWords, todayInCairo, type AnswerWords } from '@seneb/contracts/forms/answer-words'
import { templatesFor, type AnswerTemplateKey } from '@seneb/contracts/vocabulary/answer-templates'

import type { Viewer } from '../../session/staff-session.js'
import type { Draft } from './answer-draft.js'
import type { Enquiry } from './use-enquiry-pages.js'

/** The templates that fit an enquiry. */
export function templatesOf({ kind }: Enquiry): readonly AnswerTemplateKey[] {
  return templatesFor(kind === 'TRIP_PLAN' ? 'trip-plan' : 'consultation')
}

/** The fields of the draft's own template, as the graph takes them. */
export function fieldsOf({ values }: Draft, names: readonly string[]) {
  return names.map((name) => ({ name, value: values[name] ?? '' }))
}

interface Writing {
  readonly draft: Draft
  readonly names: readonly string[]
  readonly enquiry: Enquiry
  readonly viewer: Viewer
}

/** The answer word for word as the person will read it. */
export function previewOf({ draft, enquiry, names, viewer }: Writing): AnswerWords {
  const { fullName, reference } = enquiry
  const values = Object.fromEntries(fieldsOf(draft, names).map(({ name, value }) => [name, value]))
  const sender = `${viewer.name}, ${viewer.title}`
  const today = todayInCairo(new Date())
  return answerWords({ template: draft.template, values, fullName: fullName ?? '', reference, sender, today })
}
