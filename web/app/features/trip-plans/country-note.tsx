import { tripPlanCopy } from './trip-plans.copy.js'
import type { CountryChoice } from './country-choice.js'

const copy = tripPlanCopy.countries

interface CountryNoteProps {
  readonly choice: CountryChoice
  readonly refresh: () => void
}

/** Says quietly that the countries are our built-in ones, with a way to ask again (AIR-02, AIR-05, D-52). */
export function CountryNote({ choice, refresh }: CountryNoteProps) {
  if (choice.state !== 'failed' && choice.state !== 'fallback') return null
  return (
    <p role="status" className="mt-1.5 text-[0.9375rem] text-ink-2">
      {choice.state === 'failed' ? copy.failed : copy.failedFromDatabase}. {copy.standIn}{' '}
      <button
        type="button"
        onClick={refresh}
        className="min-h-6 font-semibold text-brand-strong underline underline-offset-4"
      >
        {copy.refresh}
      </button>
    </p>
  )
}
