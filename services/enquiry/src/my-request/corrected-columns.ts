import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import type { EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import { correctableFields } from '@seneb/contracts/vocabulary/my-request'
import { AppError } from '@seneb/platform/app-error'
import { ValidationError } from 'yup'

/** Wish of a person to change one field. */
export interface FieldChange {
  readonly name: string
  readonly value?: string | undefined
}

/** A change that the form accepts, as a column and its value. */
export interface ColumnChange {
  readonly name: string
  readonly column: string
  readonly value: string | number | null
}

/** Columns whose name or unit differs from that of their field. */
const dollarColumns: Readonly<Record<string, string>> = {
  estimatedTreatmentCost: 'estimated_treatment_cost_cents',
  totalBudget: 'total_budget_cents',
}

/**
 * Returns the changes as columns. Throws INPUT_INVALID for a field that this kind of request does not have or that is
 * named twice. Values that the form does not accept are reported with the form's own messages.
 */
export function columnChanges(changes: readonly FieldChange[], kind: EnquiryKind, now: Date): readonly ColumnChange[] {
  const known: readonly string[] = correctableFields[kind]
  return changes.map((change, at) => {
    const isRepeated = changes.findIndex(({ name }) => name === change.name) !== at
    if (!known.includes(change.name) || isRepeated) throw invalid(at, 'This cannot be corrected here')
    return columnChange(change, { kind, now, at })
  })
}

interface Place {
  readonly kind: EnquiryKind
  readonly now: Date
  readonly at: number
}

function columnChange({ name, value }: FieldChange, { at, kind, now }: Place): ColumnChange {
  const column = dollarColumns[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const accepted = validated({ name, value }, { kind, now, at })
  if (accepted === undefined) return { name, column, value: null }
  if (name in dollarColumns) return { name, column, value: Math.round(Number(accepted) * 100) }
  return { name, column, value: name === 'age' ? Number(accepted) : accepted }
}

function validated({ name, value }: FieldChange, { at, kind, now }: Place): string | number | undefined {
  const form = kind === 'trip-plan' ? tripPlanForm : consultationForm
  try {
    const read: unknown = form.validateSyncAt(name, { [name]: value ?? '' }, { context: { now } })
    return typeof read === 'string' || typeof read === 'number' ? read : undefined
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(at, error.message)
    throw error
  }
}

function invalid(at: number, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path: `changes[${at}].value`, message }] })
}
