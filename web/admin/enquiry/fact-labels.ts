import { agreementMethodLabels } from '@seneb/contracts/vocabulary/partner-enquiries'

import { phoneText } from '../ui/phone-text.js'
import { factLabelsCopy } from './fact-labels.copy.js'

const copy = factLabelsCopy.factText

/** Labels of form fields whose names differ from them. */
const labels: Readonly<Record<string, string>> = copy.labels

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** The field of a form as people call it. */
export function factLabel(name: string): string {
  return labels[name] ?? factText(name)
}

/** Returns a filled-in value in its usual format: days, phone numbers, and amounts. */
export function factValue(name: string, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day.format(new Date(value))
  if (name === 'emergencyContactPhone') return phoneText(value)
  const isAmount = (name === 'totalBudget' || name === 'estimatedTreatmentCost') && /^\d+(?:[.]\d+)?$/.test(value)
  return isAmount ? `$${Number(value).toLocaleString('en-US')}` : value
}

/** Returns a field's name as a label: `medicalProcedure` becomes `Medical procedure`. */
export function factText(name: string): string {
  const text = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A purpose of a consent as people read it. */
export function purposeLabel(purpose: string): string {
  return factText(purpose.replaceAll('-', ' '))
}

interface Agreed {
  readonly agreedWith?: string | null
  readonly agreementWay?: string | null
  readonly textVersion: string
}

/**
 * Returns the partner whose agreement a person gave, if any: the partner reported it, and the text is the partner's.
 */
export function agreementLabel({ agreedWith, agreementWay, textVersion }: Agreed): string {
  if (!agreedWith) return ''
  return copy.statedBy(agreedWith, agreementMethodLabels[agreementWay ?? ''] ?? '', textVersion)
}

/** Fields of free text; they are shown first. */
const ownText = ['message', 'companionTravelNeeds', 'insuranceCoverage']

export function isOwnWords({ name }: { readonly name: string }): boolean {
  return ownText.includes(name)
}
