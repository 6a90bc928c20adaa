import type { PhoneNumber } from '@seneb/contracts/forms/phone-number'
import { useEffect, useState } from 'react'

import { countryName } from '../ui/country-names.js'
import { Field, fieldId } from '../ui/field.js'
import { PhoneInput } from '../ui/phone-input.js'
import { useAnswer, useFieldWords, useFormLanguage } from './form-language.js'
import { formsCopy } from './forms.copy.js'

interface PhoneCountry {
  readonly code: string
  readonly name: string
}

export interface PhoneRowProps<Name extends string = string> {
  readonly name: Name
  readonly className?: string
  readonly autoComplete?: string | undefined
  /** Those of the page, if it has any. */
  readonly countries?: readonly PhoneCountry[]
  /** ISO code of the country whose calling code stands there until another is chosen. */
  readonly suggested?: string | undefined
}

const copy = formsCopy.phone

/** A telephone number with its country; once it is left, how we understood it is read back. */
export function PhoneRow({ name, className, ...input }: PhoneRowProps) {
  const { checkedByBrowser } = useFormLanguage()
  const { value, error, setValue } = useAnswer<string>(name)
  const words = useFieldWords(name)
  const { reading, belongsTo, readBack, refuse } = useReadBack(value)
  const again = (): void => {
    refuse()
    const field = document.getElementById(fieldId(name))
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.select()
  }
  return (
    <Field {...words} error={error} className={className}>
      {(control) => (
        <PhoneInput
          control={control}
          value={value}
          onChange={setValue}
          required={checkedByBrowser && words.required}
          words={{ code: copy.code(words.label), noCode: copy.noCode, until: copy.until }}
          onBlur={readBack}
          belongsTo={belongsTo}
          note={(country) => <ReadBack reading={reading} country={country} again={again} />}
          {...input}
        />
      )}
    </Field>
  )
}

/** How a number is understood, why it is not, or that the person says it is another one. */
type Reading =
  | { readonly kind: 'number'; readonly number: PhoneNumber }
  | { readonly kind: 'unread'; readonly sentence: string }
  | { readonly kind: 'refused' }

interface ReadBackProps {
  readonly reading: Reading | undefined
  /** The one that the list shows; the sentence names no other. */
  readonly country: string
  readonly again: () => void
}

function ReadBack({ reading, country, again }: ReadBackProps) {
  return (
    <p role="status" className="mt-1.5 min-h-6 text-[0.9375rem] text-ink-2 noscript:hidden">
      {reading?.kind === 'refused' && copy.again}
      {reading?.kind === 'unread' && reading.sentence}
      {reading?.kind === 'number' && (
        <>
          {copy.understood(
            reading.number.international,
            reading.number.country === country ? countryName(country) : undefined,
          )}{' '}
          <button
            type="button"
            onClick={again}
            className="min-h-6 font-semibold text-brand-strong underline underline-offset-4"
          >
            {copy.change}
          </button>
        </>
      )}
    </p>
  )
}

/** Says how a number is understood, by the rules that the service reads it by; they are loaded for that (P5). */
function useReadBack(value: string) {
  const [reading, setReading] = useState<Reading>()
  const [belongsTo, setBelongsTo] = useState<string>()
  useEffect(() => setReading(undefined), [value])
  const readBack = (): void => {
    if (value === '' || reading?.kind === 'refused') return
    void import('@seneb/contracts/forms/phone-number')
      .then(({ phoneProblem, readPhoneNumber }) => {
        const number = readPhoneNumber(value)
        setReading(
          number ? { kind: 'number', number } : { kind: 'unread', sentence: phoneProblem(value) ?? copy.unread },
        )
        if (number) setBelongsTo(number.country)
      })
      // Nothing is read back then; the number is checked when it is sent.
      .catch(() => undefined)
  }
  return { reading, belongsTo, readBack, refuse: () => setReading({ kind: 'refused' }) }
}
