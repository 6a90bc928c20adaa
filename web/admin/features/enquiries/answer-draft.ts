import type { AnswerTemplateKey } from '@seneb/contracts/vocabulary/answer-templates'

import type { AnswerTemplate } from '../../graph/generated/operations.js'

/** An answer while it is written, with the key that makes one answer of it however often it is sent. */
export interface Draft {
  readonly template: AnswerTemplateKey
  /** What is filled in, by the fields of all templates, so that another template loses none of it. */
  readonly values: Readonly<Record<string, string>>
  readonly idempotencyKey: string
}

/** A draft that says something else is another answer. */
export function draftOf(draft: Omit<Draft, 'idempotencyKey'>): Draft {
  return { ...draft, idempotencyKey: crypto.randomUUID() }
}

export const emptyDraft = (): Draft => draftOf({ template: 'own-words', values: {} })

/** The template as the schema spells it. */
export function templateEnum(key: AnswerTemplateKey): AnswerTemplate {
  return key.toUpperCase().replaceAll('-', '_') as AnswerTemplate
}

/** The template that the schema spells so. */
export function templateKey(spelled: AnswerTemplate): AnswerTemplateKey {
  return spelled.toLowerCase().replaceAll('_', '-') as AnswerTemplateKey
}
