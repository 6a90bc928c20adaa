import type { StaffActionField } from '@seneb/contracts/messages/staff-action-events'

import type { WriteTx } from '../database/db.js'
import { requireStaff } from './actors.js'

/**
 * Form in which the audit trail shows a field: its values, only that personal data changed, or only the length of a
 * text.
 */
export type FieldAuditMode = 'plain' | 'personal' | 'text'

type Value = string | number | boolean | readonly string[] | null | undefined

/**
 * Fields that audit entries may contain for one kind of record. An undeclared field cannot be recorded, and neither can
 * a noun that is not declared.
 */
interface AuditedResource<Field extends string = string> {
  readonly kind: string
  readonly fields: Readonly<Record<Field, FieldAuditMode>>
}

/** Values of a record by the fields that audit entries may contain. */
export type AuditedFields<Field extends string> = Readonly<Partial<Record<Field, Value>>>

/** Declares the fields of a record kind that audit entries may contain, once, beside the code that changes it. */
export function defineAuditedResource<Field extends string>(
  kind: string,
  fields: Readonly<Record<Field, FieldAuditMode>>,
): AuditedResource<Field> {
  return { kind, fields }
}

/**
 * Returns old and new value of each changed field. Unchanged fields are omitted; personal or long values are not
 * included.
 */
export function changedFields<Field extends string>(
  { fields }: AuditedResource<Field>,
  before: AuditedFields<Field> | undefined,
  after: AuditedFields<Field> | undefined,
): StaffActionField[] {
  const names = Object.keys(fields) as Field[]
  return names.flatMap((name) => {
    const [from, to] = [toText(before?.[name]), toText(after?.[name])]
    return from === to ? [] : [toAuditField(name, fields[name], { from, to })]
  })
}

function toAuditField(
  name: string,
  audit: FieldAuditMode,
  { from, to }: { from?: string; to?: string },
): StaffActionField {
  if (audit === 'plain') return { name, from, to }
  if (audit === 'personal') return { name, description: 'changed' }
  return { name, description: `changed (${from?.length ?? 0} → ${to?.length ?? 0} characters)` }
}

function toText(value: Value): string | undefined {
  if (value === null || value === undefined) return undefined
  return typeof value === 'object' ? value.join(', ') : String(value)
}

/** Action of a staff member on one record. */
export interface AuditAction<Field extends string> {
  /** Verb and noun, as in `change-roles`. */
  readonly action: string
  readonly object: { readonly resource: AuditedResource<Field>; readonly id: string }
  readonly before?: AuditedFields<Field>
  readonly after?: AuditedFields<Field>
}

/**
 * Records an action in the transaction of the change, so that the audit trail contains it exactly when it happened
 * (S10).
 */
export type RecordAuditAction = <Field extends string>(tx: WriteTx, action: AuditAction<Field>) => Promise<void>

/** Without a calling staff member no action can be recorded: throws SIGN_IN_REQUIRED. */
export const denyAuditAction: RecordAuditAction = () => {
  requireStaff({})
  return Promise.resolve()
}
