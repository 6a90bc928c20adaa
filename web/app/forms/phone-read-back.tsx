import { phoneProblem, readPhoneNumber } from '@seneb/contracts/forms/phone-number'
import { countryName } from '@seneb/contracts/vocabulary/country-names'
import type { ReactNode } from 'react'

import { readBackCopy } from './read-back.copy.js'

const copy = readBackCopy.phone

/** Interpretation of a phone number, or the reason it is invalid. */
export interface PhoneReading {
  /** ISO code of its country. */
  readonly belongsTo: string | undefined
  /** As text, which names the country only if it differs from the list's. */
  readonly render: (listed: string, again: () => void) => ReactNode
}

/** Reads a number by the rules that the service reads it by. */
export function readBackPhone(value: string): PhoneReading {
  const number = readPhoneNumber(value)
  if (!number) return { belongsTo: undefined, render: () => phoneProblem(value) ?? copy.unread }
  const { country, international, isPlausible } = number
  if (!isPlausible) return { belongsTo: country, render: () => copy.unlikely(international) }
  return {
    belongsTo: country,
    render: (listed, again) => (
      <>
        {copy.understood(international, country === listed ? countryName(listed) : undefined)}{' '}
        <button
          type="button"
          onClick={again}
          className="min-h-6 font-semibold text-brand-strong underline underline-offset-4"
        >
          {copy.change}
        </button>
      </>
    ),
  }
}
