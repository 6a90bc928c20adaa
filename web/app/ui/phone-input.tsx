import type { ControlProps } from '@seneb/ui/field'
import { useEffect, useMemo, useState, type ReactNode } from 'react'

import type { PhoneCountry } from './phone-parts.js'
import { Select } from './select.js'

interface PhoneCopy {
  readonly code: string
  readonly noCode: string
  /** Placeholder for the list of codes until the script loads it; until then the number can be typed with its code. */
  readonly until: string
}

interface PhoneInputProps {
  readonly control: ControlProps
  readonly value: string
  readonly onChange: (value: string) => void
  /** Those of the page, if it has any; otherwise every country with a calling code. */
  readonly countries?: readonly PhoneCountry[] | undefined
  /** ISO code of the country whose calling code is selected until another is chosen. */
  readonly suggested?: string | undefined
  /** ISO code of the country that the number turned out to belong to, where several share its code. */
  readonly belongsTo?: string | undefined
  readonly words: PhoneCopy
  readonly autoComplete?: string | undefined
  readonly required?: boolean
  /** Note shown below for the selected country, such as how the number was understood. */
  readonly note?: (country: string) => ReactNode
  readonly onBlur?: () => void
}

/** A telephone number with its country's calling code (TRIP-08, TRIP-24); the code stays out of the typed part. */
export function PhoneInput(props: PhoneInputProps) {
  const { control, onChange, words, autoComplete, required, note, onBlur } = props
  const { codes, country, rest, choose, type } = usePhone(props)
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row">
        <div className="min-w-0 shrink-0 noscript:hidden sm:w-52">
          <Select
            aria-label={words.code}
            name={`${control.name ?? ''}.country`}
            className={control.className}
            value={country}
            placeholder={words.noCode}
            until={words.until}
            options={codes}
            onBlur={onBlur}
            onChange={(event) => onChange(choose(event.target.value))}
          />
        </div>
        <input
          {...control}
          className={`${control.className} rtl:text-right`}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete={autoComplete}
          required={required}
          value={rest}
          onBlur={onBlur}
          onChange={(event) => onChange(type(event.target.value))}
        />
      </div>
      {note?.(country)}
    </>
  )
}

/** The two parts of a number, and the number that follows from a change of one of them. */
function usePhone({ value, onChange, countries, suggested = '', belongsTo }: PhoneInputProps) {
  const parts = usePhoneMetadata()
  const [chosen, setChosen] = useState<string>()
  const wished = [chosen, suggested, belongsTo]
  const shown = parts?.partsOf({ value, wished, otherwise: chosen ?? suggested, countries })
  const { country, code, rest, whole } = shown ?? { country: '', code: '', rest: value, whole: value }
  const codes = useMemo(() => parts?.codeOptions(countries) ?? [], [countries, parts])

  // A country that came after the number is part of it as soon as it can be read beside it.
  useEffect(() => {
    if (whole !== value) onChange(whole)
  }, [whole, value, onChange])

  const choose = (country: string): string => {
    setChosen(country)
    return parts?.withCountry(country, rest) ?? value
  }
  return { codes, country, rest, choose, type: (rest: string) => parts?.joinPhone({ code, rest }) ?? rest }
}

type PhoneMetadata = typeof import('./phone-parts.js')

let loaded: PhoneMetadata | undefined

/** Loads what takes a number apart. */
export async function loadPhoneMetadata(): Promise<PhoneMetadata> {
  loaded ??= await import('./phone-parts.js')
  return loaded
}

/**
 * Loads the code that splits a phone number, without delaying the form; until it arrives, the number is shown whole.
 */
function usePhoneMetadata(): PhoneMetadata | undefined {
  const [parts, setMetadata] = useState(loaded)
  useEffect(() => {
    // If loading fails, the number is typed with its country code.
    if (!parts) void loadPhoneMetadata().then(setMetadata, () => undefined)
  }, [parts])
  return parts
}
