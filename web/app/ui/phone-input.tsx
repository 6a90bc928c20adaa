import type { ControlProps } from '@seneb/ui/field'
import { useEffect, useMemo, useState, type ReactNode } from 'react'

import type { PhoneCountry } from './phone-metadata.js'
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
  /** ISO code of the country that the number belongs to, if several share its calling code. */
  readonly belongsTo?: string | undefined
  readonly copy: PhoneCopy
  readonly autoComplete?: string | undefined
  readonly required?: boolean
  /** Note shown below for the selected country, such as how the number was understood. */
  readonly note?: (country: string) => ReactNode
  readonly onBlur?: () => void
}

/** A telephone number with its country's calling code (TRIP-08, TRIP-24); the code stays out of the typed part. */
export function PhoneInput(props: PhoneInputProps) {
  const { control, onChange, copy, autoComplete, required, note, onBlur } = props
  const { codes, country, rest, choose, type } = usePhone(props)
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row">
        <div className="min-w-0 shrink-0 noscript:hidden sm:w-52">
          <Select
            aria-label={copy.code}
            name={`${control.name ?? ''}.country`}
            className={control.className}
            value={country}
            placeholder={copy.noCode}
            until={copy.until}
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

/** The two parts of a number, and the number after a change of one of them. */
function usePhone({ value, onChange, countries, suggested = '', belongsTo }: PhoneInputProps) {
  const metadata = usePhoneMetadata()
  const [chosen, setChosen] = useState<string>()
  const preferred = [chosen, suggested, belongsTo]
  const shown = metadata?.partsOf({ value, preferred, fallback: chosen ?? suggested, countries })
  const { country, code, rest, fullNumber } = shown ?? { country: '', code: '', rest: value, fullNumber: value }
  const codes = useMemo(() => metadata?.codeOptions(countries) ?? [], [countries, metadata])

  // Adds the chosen country's calling code to a number without one.
  useEffect(() => {
    if (fullNumber !== value) onChange(fullNumber)
  }, [fullNumber, value, onChange])

  const choose = (country: string): string => {
    setChosen(country)
    return metadata?.withCountry(country, rest) ?? value
  }
  return { codes, country, rest, choose, type: (rest: string) => metadata?.joinPhone({ code, rest }) ?? rest }
}

type PhoneMetadata = typeof import('./phone-metadata.js')

let loaded: PhoneMetadata | undefined

/** Loads the parser of numbers. */
export async function loadPhoneMetadata(): Promise<PhoneMetadata> {
  loaded ??= await import('./phone-metadata.js')
  return loaded
}

/**
 * Loads the code that splits a phone number, without delaying the form; until it arrives, the number is shown whole.
 */
function usePhoneMetadata(): PhoneMetadata | undefined {
  const [metadata, setMetadata] = useState(loaded)
  useEffect(() => {
    // If loading fails, the number is typed with its country code.
    if (!metadata) void loadPhoneMetadata().then(setMetadata, () => undefined)
  }, [metadata])
  return metadata
}
