import { maxLengths } from '@seneb/contracts/vocabulary/trip-options'
import { Field, fieldId } from '@seneb/ui/field'
import { useEffect, useState, type ReactNode } from 'react'

import { PhoneInput } from '../ui/phone-input.js'
import type { PhoneCountry } from '../ui/phone-metadata.js'
import { useFieldValue, useFieldCopy, useFormLanguage } from './form-state.js'
import { formsCopy } from './forms.copy.js'
import type { PhoneReading } from './phone-read-back.js'

interface EmailRowProps {
  readonly name: string
  readonly className?: string
}

/** An e-mail field for replies; a likely typo in a well-known domain prompts a suggestion and is never rejected. */
export function EmailRow({ name, className }: EmailRowProps) {
  const { fields, checkedByBrowser } = useFormLanguage()
  const fieldCopy = useFieldCopy(name)
  const { value, error, setValue } = useFieldValue<string>(name)
  const { meant, suggest } = useSuggestedEmail(value)
  return (
    <Field {...fieldCopy} error={error} className={className}>
      {(control) => (
        <>
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={maxLengths.email}
            required={checkedByBrowser && fieldCopy.required}
            placeholder={fields[name]?.placeholder}
            value={value}
            onBlur={suggest}
            onChange={(event) => setValue(event.target.value)}
          />
          <SuggestedEmail meant={meant} onSelect={setValue} />
        </>
      )}
    </Field>
  )
}

interface SuggestedEmailProps {
  readonly meant: string | undefined
  readonly onSelect: (address: string) => void
}

function SuggestedEmail({ meant, onSelect }: SuggestedEmailProps) {
  return (
    <p role="status" className="text-[0.9375rem]">
      {meant !== undefined && (
        <>
          {formsCopy.email.didYouMean}{' '}
          <button
            type="button"
            onClick={() => onSelect(meant)}
            className="min-h-12 font-semibold wrap-anywhere text-brand-strong underline underline-offset-4"
          >
            {formsCopy.email.use(meant)}
          </button>
        </>
      )}
    </p>
  )
}

/**
 * Suggests the address that was probably intended, once its field loses focus; the list of domains is loaded only then.
 */
function useSuggestedEmail(value: string) {
  const [found, setFound] = useState<{ readonly of: string; readonly meant: string | undefined }>()
  const suggest = (): void => {
    if (!value.includes('@') || found?.of === value) return
    void import('./suggested-email.js')
      .then(({ suggestedEmail: meantAddress }) => setFound({ of: value, meant: meantAddress(value) }))
      // Then no suggestion is shown.
      .catch(() => undefined)
  }
  return { meant: found?.of === value ? found.meant : undefined, suggest }
}

export interface PhoneRowProps<Name extends string = string> {
  readonly name: Name
  readonly className?: string
  readonly autoComplete?: string | undefined
  /** Those of the page, if it has any. */
  readonly countries?: readonly PhoneCountry[]
  /** ISO code of the country whose calling code is preselected until another is chosen. */
  readonly suggested?: string | undefined
}

const copy = formsCopy.phone

/** A telephone number with its country; on blur it shows our interpretation. */
export function PhoneRow({ name, className, ...input }: PhoneRowProps) {
  const { checkedByBrowser } = useFormLanguage()
  const { value, error, setValue } = useFieldValue<string>(name)
  const fieldCopy = useFieldCopy(name)
  const { reading, belongsTo, readBack, reject } = useReadBack(value)
  const again = (): void => {
    reject()
    const field = document.getElementById(fieldId(name))
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.select()
  }
  return (
    <Field {...fieldCopy} error={error} className={className}>
      {(control) => (
        <PhoneInput
          control={control}
          value={value}
          onChange={setValue}
          required={checkedByBrowser && fieldCopy.required}
          copy={{ code: copy.code(fieldCopy.label), noCode: copy.noCode, until: copy.until }}
          onBlur={readBack}
          belongsTo={belongsTo}
          note={(listed) => (
            <p role="status" className="mt-1.5 min-h-6 text-[0.9375rem] text-ink-2 noscript:hidden">
              {reading === 'refused' ? copy.again : reading?.render(listed, again)}
            </p>
          )}
          {...input}
        />
      )}
    </Field>
  )
}

/**
 * Shows the interpretation of a number, or that the person rejected it as another number; the parser is loaded on
 * demand.
 */
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
      // Then nothing is shown; the number is validated when the form is sent.
      .catch(() => undefined)
  }
  return { reading, belongsTo, readBack, reject: () => setReading('refused') }
}

interface AmountRowProps<Name extends string = string> {
  readonly name: Name
  readonly className?: string
}

/** An amount in US dollars; on blur it shows our interpretation, or asks which of two was intended. */
export function AmountRow({ name, className }: AmountRowProps) {
  const { value, error, setValue } = useFieldValue<string>(name)
  const { reading, read } = useReading(value, setValue)
  return (
    <Field {...useFieldCopy(name)} error={error} className={className}>
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

/** Parses an amount when its field loses focus; the parser is loaded for that (P5). */
function useReading(value: string, onSelect: (value: string) => void) {
  const [reading, setReading] = useState<ReactNode>()
  useEffect(() => setReading(undefined), [value])
  const read = (): void => {
    if (value === '') return
    void import('./amount-read-back.js')
      .then(({ readBackAmount }) => setReading(readBackAmount(value, onSelect)))
      // Then nothing is shown; the amount is validated when the form is sent.
      .catch(() => undefined)
  }
  return { reading, read }
}
