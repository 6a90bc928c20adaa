import { Field } from '@seneb/ui/field'

import { Combobox } from '../../ui/combobox.js'
import { useAnswer, useFieldWords } from './form-rows.js'
import { tripPlanCopy } from './trip-plans.copy.js'
import type { AirportsState } from './airports-state.js'
import { useAirports } from './use-airports.js'

const copy = tripPlanCopy.airports

/** The departure airport of the chosen country (TRIP-06, AIR-06..11, AIR-16, D-53); free text is always allowed. */
export function AirportRow() {
  const country = useAnswer('travelingFromCountry').value
  const { value, error, setValue } = useAnswer('travelingFromCity')
  const { state, refresh } = useAirports(country)
  return (
    <Field {...useFieldWords('travelingFromCity')} error={error}>
      {(control) => (
        <>
          <Combobox
            control={control}
            value={value}
            onChange={setValue}
            options={state.kind === 'loaded' ? state.names : []}
            placeholder={placeholderOf(state)}
            emptyText={emptyTextOf(state, country)}
            noMatchText={copy.noMatch}
            toggleLabel={copy.show}
          />
          <AirportNote state={state} country={country} refresh={refresh} />
        </>
      )}
    </Field>
  )
}

function placeholderOf(state: AirportsState): string | undefined {
  if (state.kind === 'loading') return copy.loading
  if (state.kind === 'error') return copy.error
  return tripPlanCopy.fields.travelingFromCity.placeholder
}

/** A list that could not be loaded is not an empty one; the note below says what happened. */
function emptyTextOf(state: AirportsState, country: string): string | undefined {
  if (state.kind === 'error') return undefined
  return country === '' ? copy.none : copy.noneFor(country)
}

interface AirportNoteProps {
  readonly state: AirportsState
  readonly country: string
  readonly refresh: () => void
}

/** How many there are, or why there are none; with a way to ask again when the list is not the one it should be. */
function AirportNote({ state, country, refresh }: AirportNoteProps) {
  const askAgain = state.kind === 'error' || (state.kind === 'loaded' && state.standIn)
  return (
    <p role="status" className="mt-1.5 min-h-6 text-[0.9375rem] text-ink-2">
      {state.kind === 'loaded' && (state.count > 0 ? copy.count(state.count, country) : copy.noneFor(country))}
      {state.kind === 'loaded' && state.standIn && `. ${copy.standIn}`}
      {state.kind === 'error' && `${copy.failed} ${copy.failedHint}`}
      {askAgain && ' '}
      {askAgain && (
        <button
          type="button"
          onClick={refresh}
          className="min-h-6 font-semibold text-brand-strong underline underline-offset-4"
        >
          {copy.refresh}
        </button>
      )}
    </p>
  )
}
