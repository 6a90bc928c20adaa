import { Field } from '@seneb/ui/field'
import { useEffect, useState, type ReactNode } from 'react'

import { useAnswer, useFieldWords } from './form-language.js'

interface AmountRowProps<Name extends string = string> {
  readonly name: Name
  readonly className?: string
}

/** An amount in US dollars; once it is left, our reading is shown, and which of two readings was meant is asked. */
export function AmountRow({ name, className }: AmountRowProps) {
  const { value, error, setValue } = useAnswer<string>(name)
  const { reading, read } = useReading(value, setValue)
  return (
    <Field {...useFieldWords(name)} error={error} className={className}>
      {(control) => (
        <>
          <input
            type="text"
            {...control}
            inputMode="decimal"
            value={value}
            onBlur={read}
            onChange={(event) => setValue(event.target.value)}
          />
          <p role="status" className="mt-1.5 min-h-6 text-[0.9375rem] text-ink-2 noscript:hidden">
            {reading}
          </p>
        </>
      )}
    </Field>
  )
}

/** Reads an amount once its field is left; what reads it is loaded for that (P5). */
function useReading(value: string, take: (value: string) => void) {
  const [reading, setReading] = useState<ReactNode>()
  useEffect(() => setReading(undefined), [value])
  const read = (): void => {
    if (value === '') return
    void import('./amount-read-back.js')
      .then(({ readBackAmount }) => setReading(readBackAmount(value, take)))
      // Nothing is shown then; the amount is checked when it is sent.
      .catch(() => undefined)
  }
  return { reading, read }
}
