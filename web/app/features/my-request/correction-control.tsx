import { contactMethodNames } from '@seneb/contracts/vocabulary/contact-options'
import { maxLengths } from '@seneb/contracts/vocabulary/trip-options'
import type { ControlProps } from '@seneb/ui/field'
import type { InputHTMLAttributes } from 'react'

const minLongText = 60

interface CorrectionControlProps {
  readonly control: ControlProps
  /** Name of the field in its form. */
  readonly name: string
  /** Value that it begins with. */
  readonly value: string
}

/** Control for the new value of a field, of the kind that its form has. */
export function CorrectionControl({ control, name, value }: CorrectionControlProps) {
  if (name === 'communicationMethod') return <ContactMethodSelect control={control} chosen={value} />
  if (name === 'message' || value.length > minLongText || value.includes('\n')) {
    return <textarea {...control} rows={4} dir="auto" maxLength={maxLengths.text} defaultValue={value} />
  }
  return <input {...control} {...inputOf(name)} defaultValue={value} />
}

interface ContactMethodSelectProps {
  readonly control: ControlProps
  /** The method as the form names it, or its display name. */
  readonly chosen: string
}

/** The form accepts its own names of the methods alone, so they are chosen and not typed. */
function ContactMethodSelect({ chosen, control }: ContactMethodSelectProps) {
  const methods = Object.entries(contactMethodNames)
  const current = methods.find((names) => names.includes(chosen))?.[0]
  return (
    <select {...control} defaultValue={current}>
      {methods.map(([method, name]) => (
        <option key={method} value={method}>
          {name}
        </option>
      ))}
    </select>
  )
}

type InputAttributes = InputHTMLAttributes<HTMLInputElement>

/** Keyboards of phones, dates and what a browser may fill in, by the field. */
const inputs: Readonly<Record<string, InputAttributes>> = {
  fullName: { autoComplete: 'name' },
  phoneNumber: { type: 'tel', autoComplete: 'tel' },
  emergencyContactPhone: { type: 'tel', autoComplete: 'off' },
  travelingFromCountry: { autoComplete: 'country-name' },
  age: { inputMode: 'numeric' },
  estimatedTreatmentCost: { inputMode: 'decimal' },
  totalBudget: { inputMode: 'decimal' },
}
const dayFields: ReadonlySet<string> = new Set([
  'estimatedTreatmentDate',
  'preferredTravelDates',
  'preferredContactDate',
])

function inputOf(name: string): InputAttributes {
  if (dayFields.has(name)) return { type: 'date' }
  return { type: 'text', dir: 'auto', maxLength: maxLengths.text, ...inputs[name] }
}
