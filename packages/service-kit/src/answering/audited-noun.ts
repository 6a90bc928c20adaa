import type { StaffActionField } from '@seneb/contracts/messages/staff-action-events'

/** How the audit trail shows a field: its values, only that something personal changed, or only how long a text is. */
export type FieldAudit = 'plain' | 'personal' | 'text'

type Value = string | number | boolean | readonly string[] | null | undefined

/** What the audit trail may say of one kind of record. A field that is not here cannot be said, and of a noun that is not declared nothing. */
export interface AuditedNoun<Field extends string = string> {
  readonly kind: string
  readonly fields: Readonly<Record<Field, FieldAudit>>
}

/** Values of a record by the fields that may be said. */
export type Audited<Field extends string> = Readonly<Partial<Record<Field, Value>>>

/** Declares what may be said of a noun, once, in its `<noun>.audit.ts`. */
export function auditedNoun<Field extends string>(
  kind: string,
  fields: Readonly<Record<Field, FieldAudit>>,
): AuditedNoun<Field> {
  return { kind, fields }
}

/** From what to what, field by field; what stayed the same is left out, what is personal or long is not shown. */
export function changedFields<Field extends string>(
  { fields }: AuditedNoun<Field>,
  before: Audited<Field> | undefined,
  after: Audited<Field> | undefined,
): StaffActionField[] {
  const names = Object.keys(fields) as Field[]
  return names.flatMap((name) => {
    const [from, to] = [inWords(before?.[name]), inWords(after?.[name])]
    return from === to ? [] : [shown(name, fields[name], { from, to })]
  })
}

function shown(name: string, audit: FieldAudit, { from, to }: { from?: string; to?: string }): StaffActionField {
  if (audit === 'plain') return { name, from, to }
  if (audit === 'personal') return { name, words: 'changed' }
  return { name, words: `changed (${from?.length ?? 0} → ${to?.length ?? 0} characters)` }
}

function inWords(value: Value): string | undefined {
  if (value === null || value === undefined) return undefined
  return typeof value === 'object' ? value.join(', ') : String(value)
}
