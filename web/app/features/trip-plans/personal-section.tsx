import { ages, maxLengths } from '@seneb/contracts/vocabulary/trip-options'
import { Field } from '@seneb/ui/field'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { FoldedGroup, FormSection } from '../../forms/form-section.js'
import { Combobox } from '../../ui/combobox.js'
import type { AirportsState } from './fetch-lists.js'
import type { CountryChoice } from './country-choice.js'
import { EmailRow, PhoneRow, SelectRow, TextRow, useFieldValue, useFieldCopy } from './form-rows.js'
import type { TripPlanValues } from './trip-plan.definition.js'
import { tripPlanCopy, tripPlanCopy as copy } from './trip-plans.copy.js'

/** Fields of the first section. */
export const requestedFirst = [
  'fullName',
  'age',
  'nationality',
  'travelingFromCountry',
  'email',
  'phoneNumber',
  'travelingFromCity',
] as const satisfies readonly (keyof TripPlanValues)[]

/** Optional fields of this section; their group opens when one of them has a value or an error. */
const reachGroupFields = ['phoneNumber', 'travelingFromCity'] as const satisfies readonly (keyof TripPlanValues)[]

const ageOptions = ages.map((age) => ({ value: age, label: copy.years(age) }))

interface PersonalSectionProps {
  readonly choice: CountryChoice
  readonly refreshCountries: () => void
}

/** The planner is for adults; people who write for a child are directed elsewhere before the age list (GEN-01). */
function MinorsNote() {
  return (
    <p className="mt-1 max-sm:text-[0.9375rem] sm:mt-2">
      {copy.minors.text}{' '}
      <Link to={copy.minors.path} className="font-medium text-brand-strong underline underline-offset-4">
        {copy.minors.link}
      </Link>
      .
    </p>
  )
}

/** Personal and contact details (TRIP-02..08). */
export function PersonalSection({ choice, refreshCountries }: PersonalSectionProps) {
  const loading = choice.state === 'loading'
  const names = useMemo(() => choice.countries.map(({ name }) => name), [choice.countries])
  const countries = {
    options: names,
    disabled: loading,
    placeholder: loading ? copy.countries.loading : names.length === 0 ? copy.countries.none : undefined,
  }
  return (
    <FormSection id="personal" step={1} {...copy.personal} note={<MinorsNote />}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-4 sm:grid-cols-2 sm:gap-y-6">
        <TextRow name="fullName" autoComplete="name" maxLength={maxLengths.name} className="sm:col-span-2" />
        <SelectRow name="age" options={ageOptions} />
        <SelectRow
          name="nationality"
          {...countries}
          note={<CountryNote choice={choice} refresh={refreshCountries} />}
        />
        <SelectRow name="travelingFromCountry" {...countries} autoComplete="country-name" className="sm:col-span-2" />
        <EmailRow name="email" className="sm:col-span-2" />
      </div>
      <FoldedGroup {...copy.folded.reach} names={reachGroupFields}>
        <PhoneRow name="phoneNumber" autoComplete="tel" className="sm:col-span-2" />
        <AirportRow />
      </FoldedGroup>
    </FormSection>
  )
}

const airportRowCopy = tripPlanCopy.airports

/** The departure airport of the chosen country (TRIP-06, AIR-06..11, AIR-16, D-53); free text is always allowed. */
function AirportRow() {
  const country = useFieldValue('travelingFromCountry').value
  const { value, error, setValue } = useFieldValue('travelingFromCity')
  const { state, refresh } = useAirports(country)
  return (
    <Field {...useFieldCopy('travelingFromCity')} error={error}>
      {(control) => (
        <>
          <Combobox
            control={control}
            value={value}
            onChange={setValue}
            options={state.kind === 'loaded' ? state.names : []}
            placeholder={placeholderOf(state)}
            emptyText={emptyTextOf(state, country)}
            noMatchText={airportRowCopy.noMatch}
            toggleLabel={airportRowCopy.show}
          />
          <AirportNote state={state} country={country} refresh={refresh} />
        </>
      )}
    </Field>
  )
}

function placeholderOf(state: AirportsState): string | undefined {
  if (state.kind === 'loading') return airportRowCopy.loading
  if (state.kind === 'error') return airportRowCopy.error
  return tripPlanCopy.fields.travelingFromCity.placeholder
}

/** No text for a list that failed to load, because it is not an empty list; the note below explains the failure. */
function emptyTextOf(state: AirportsState, country: string): string | undefined {
  if (state.kind === 'error') return undefined
  return country === '' ? airportRowCopy.none : airportRowCopy.noneFor(country)
}

interface AirportNoteProps {
  readonly state: AirportsState
  readonly country: string
  readonly refresh: () => void
}

/** Shows the number of airports or the reason for none; offers a reload when the list failed or is the built-in one. */
function AirportNote({ state, country, refresh }: AirportNoteProps) {
  const retry = state.kind === 'error' || (state.kind === 'loaded' && state.standIn)
  return (
    <p role="status" className="mt-1.5 min-h-6 text-[0.9375rem] text-ink-2">
      {state.kind === 'loaded' &&
        (state.count > 0 ? airportRowCopy.count(state.count, country) : airportRowCopy.noneFor(country))}
      {state.kind === 'loaded' && state.standIn && `. ${airportRowCopy.standIn}`}
      {state.kind === 'error' && `${airportRowCopy.failed} ${airportRowCopy.failedHint}`}
      {retry && ' '}
      {retry && (
        <button
          type="button"
          onClick={refresh}
          className="min-h-6 font-semibold text-brand-strong underline underline-offset-4"
        >
          {airportRowCopy.refresh}
        </button>
      )}
    </p>
  )
}

/** Time for which loaded airports are reused, one hour; an explicit reload fetches them again (AIR-11). */
const freshMs = 3_600_000
const cache = new Map<string, { readonly at: number; readonly state: AirportsState }>()

/** Loads the airports of the chosen country; a response for a previous country is dropped. */
function useAirports(country: string) {
  const [state, setState] = useState<AirportsState>({ kind: 'none' })
  const latestCountry = useRef('')

  const load = useCallback(async (requestedCountry: string, refresh: boolean): Promise<void> => {
    const cached = cache.get(requestedCountry)
    if (cached && !refresh && Date.now() - cached.at < freshMs) {
      setState(cached.state)
      return
    }
    setState({ kind: 'loading' })
    const loaded = await requestFor(requestedCountry, refresh)
    if (loaded.kind === 'loaded' && !loaded.standIn) cache.set(requestedCountry, { at: Date.now(), state: loaded })
    if (latestCountry.current === requestedCountry) setState(loaded)
  }, [])

  useEffect(() => {
    latestCountry.current = country
    if (country === '') setState({ kind: 'none' })
    else void load(country, false)
  }, [country, load])

  return { state, refresh: () => void load(country, true) }
}

/** Even if the loading code is unavailable, the airport can be typed. */
async function requestFor(country: string, refresh: boolean): Promise<AirportsState> {
  try {
    const { fetchAirports: askAirports } = await import('./fetch-lists.js')
    return await askAirports(country, refresh)
  } catch {
    return { kind: 'error' }
  }
}

const countryNoteCopy = tripPlanCopy.countries

interface CountryNoteProps {
  readonly choice: CountryChoice
  readonly refresh: () => void
}

/** Notes unobtrusively that the built-in country list is shown, with a button to retry (AIR-02, AIR-05, D-52). */
function CountryNote({ choice, refresh }: CountryNoteProps) {
  if (choice.state !== 'failed' && choice.state !== 'fallback') return null
  return (
    <p role="status" className="mt-1.5 text-[0.9375rem] text-ink-2">
      {choice.state === 'failed' ? countryNoteCopy.failed : countryNoteCopy.failedFromDatabase}.{' '}
      {countryNoteCopy.standIn}{' '}
      <button
        type="button"
        onClick={refresh}
        className="min-h-6 font-semibold text-brand-strong underline underline-offset-4"
      >
        {countryNoteCopy.refresh}
      </button>
    </p>
  )
}
