import { firstReplyTemplate } from '@seneb/contracts/vocabulary/reply-templates'

/** Draft of a reply, with an idempotency key that stores it once for any number of attempts. */
export interface Draft {
  /** The key of its template. */
  readonly template: string
  /** Values by the field names of all templates, so that changing the template loses none of them. */
  readonly values: Readonly<Record<string, string>>
  readonly idempotencyKey: string
}

/** Returns the draft with a new key, because a changed draft is a different reply. */
export function draftOf(draft: Omit<Draft, 'idempotencyKey'>): Draft {
  return { ...draft, idempotencyKey: crypto.randomUUID() }
}

export const emptyDraft = (): Draft => draftOf({ template: firstReplyTemplate, values: {} })

/** Maximum number of template fields saved with a draft. */
const maxSavedFields = 20

/** Returns the values to save; when many templates were tried, only the fields filled in last. */
export function savedFields({ values }: Draft): { readonly name: string; readonly value: string }[] {
  const filled = Object.entries(values).filter(([, value]) => value)
  return filled.slice(-maxSavedFields).map(([name, value]) => ({ name, value }))
}
