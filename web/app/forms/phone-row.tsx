import { useEffect, useState } from 'react'

import { Field } from '../ui/field.js'
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
  const { understood, readBack } = useReadBack(value)
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
          note={
            <p role="status" className="mt-1.5 min-h-6 text-[0.9375rem] text-ink-2 noscript:hidden">
              {understood}
            </p>
          }
          {...input}
        />
      )}
    </Field>
  )
}

/** Says how a number is understood, by the rules that the service reads it by; they are loaded for that (P5). */
function useReadBack(value: string) {
  const [understood, setUnderstood] = useState<string>()
  useEffect(() => setUnderstood(undefined), [value])
  const readBack = (): void => {
    if (value === '') return
    void import('@seneb/contracts/forms/phone-number')
      .then(({ readPhoneNumber }) => setUnderstood(wordsOf(readPhoneNumber(value))))
      // Nothing is read back then; the number is checked when it is sent.
      .catch(() => undefined)
  }
  return { understood, readBack }
}

function wordsOf(number: { readonly international: string; readonly country: string | undefined } | undefined) {
  if (!number) return undefined
  const country = number.country && new Intl.DisplayNames(['en'], { type: 'region' }).of(number.country)
  return copy.understood(number.international, country)
}
