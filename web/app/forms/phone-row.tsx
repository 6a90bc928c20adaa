import { Field, fieldId } from '@seneb/ui/field'
import { useEffect, useState } from 'react'

import { PhoneInput } from '../ui/phone-input.js'
import type { PhoneCountry } from '../ui/phone-parts.js'
import { useAnswer, useFieldWords, useFormLanguage } from './form-language.js'
import { formsCopy } from './forms.copy.js'
import type { PhoneReading } from './phone-read-back.js'

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
          note={(listed) => (
            <p role="status" className="mt-1.5 min-h-6 text-[0.9375rem] text-ink-2 noscript:hidden">
              {reading === 'refused' ? copy.again : reading?.words(listed, again)}
            </p>
          )}
          {...input}
        />
      )}
    </Field>
  )
}

/** Says how a number is understood, or that the person says it is another one; what reads it is loaded for that (P5). */
function useReadBack(value: string) {
  const [reading, setReading] = useState<PhoneReading | 'refused'>()
  const [belongsTo, setBelongsTo] = useState<string>()
  useEffect(() => setReading(undefined), [value])
  const readBack = (): void => {
    if (value === '' || reading === 'refused') return
    void import('./phone-read-back.js')
      .then(({ readBackPhone }) => {
        const read = readBackPhone(value)
        setReading(read)
        if (read.belongsTo !== undefined) setBelongsTo(read.belongsTo)
      })
      // Nothing is read back then; the number is checked when it is sent.
      .catch(() => undefined)
  }
  return { reading, belongsTo, readBack, refuse: () => setReading('refused') }
}
