import type { AmountReading } from '@seneb/contracts/forms/amount-usd'
import { useEffect, useState } from 'react'

import { Field } from '../ui/field.js'
import { dollars } from '../ui/figures.js'
import { TextInput } from '../ui/text-input.js'
import { useAnswer, useFieldWords } from './form-language.js'
import { formsCopy } from './forms.copy.js'

const copy = formsCopy.amount

interface AmountRowProps<Name extends string = string> {
  readonly name: Name
  readonly className?: string
}

/** An amount in US dollars; once it is left, our reading is shown, and which of two readings was meant is asked. */
export function AmountRow({ name, className }: AmountRowProps) {
  const { value, error, setValue } = useAnswer<string>(name)
  const { reading, read } = useReading(value)
  return (
    <Field {...useFieldWords(name)} error={error} className={className}>
      {(control) => (
        <>
          <TextInput
            {...control}
            inputMode="decimal"
            value={value}
            onBlur={read}
            onChange={(event) => setValue(event.target.value)}
          />
          <p role="status" className="mt-1.5 min-h-6 text-[0.9375rem] text-ink-2 noscript:hidden">
            {reading && <Reading {...reading} take={setValue} />}
          </p>
        </>
      )}
    </Field>
  )
}

interface ReadAmount {
  readonly amount: AmountReading
  readonly problem: string | undefined
  readonly plain: (amount: number) => string
}

function Reading({ amount, problem, plain, take }: ReadAmount & { readonly take: (value: string) => void }) {
  if (typeof amount === 'number') return amount >= 0 && copy.understood(dollars(amount))
  if (typeof amount !== 'object') return problem
  const [thousands, decimal] = amount.either.map((one) => (
    <button
      key={one}
      type="button"
      onClick={() => take(plain(one))}
      className="min-h-12 font-semibold text-brand-strong underline underline-offset-4"
    >
      {dollars(Number(plain(one)))}
    </button>
  ))
  return (
    <>
      {copy.didYouMean} {thousands} {copy.or} {decimal}?
    </>
  )
}

/** Reads an amount by the rules that the service reads it by, once its field is left; they are loaded for that (P5). */
function useReading(value: string) {
  const [found, setFound] = useState<ReadAmount>()
  useEffect(() => setFound(undefined), [value])
  const read = (): void => {
    if (value === '') return
    void import('@seneb/contracts/forms/amount-usd')
      .then(({ amountProblem, plainAmount, readAmountUsd }) =>
        setFound({ amount: readAmountUsd(value), problem: amountProblem(value), plain: plainAmount }),
      )
      // Nothing is shown then; the amount is checked when it is sent.
      .catch(() => undefined)
  }
  return { reading: found, read }
}
