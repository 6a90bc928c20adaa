import { Calendar } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { displayDay } from './calendar-dates.js'
import { classNames } from './class-names.js'
import type { DatePickerWords } from './date-dialog.js'
import type { ControlProps } from './field.js'
import { useHydrated } from './hydrated.js'

/** Comes when somebody first asks for the calendar (P5). */
const DateDialog = lazy(async () => ({ default: (await import('./date-dialog.js')).DateDialog }))

interface DatePickerProps {
  readonly control: ControlProps
  readonly value: string
  readonly onChange: (day: string) => void
  /** The last day that can be chosen, counted from today. */
  readonly furthestDays: number
  readonly words: DatePickerWords
}

/**
 * One day from today up to so many days ahead (TRIP-53, D-46). Without a script it is the browser's own date field;
 * with one, a calendar in a dialog that arrows move through, and the day stands there as `Jan 5, 2027`. The label
 * names the button, so the day is said as its description.
 */
export function DatePicker(props: DatePickerProps) {
  const { control, value, words } = props
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const hydrated = useHydrated()
  if (!hydrated) return <input {...control} type="date" defaultValue={value} suppressHydrationWarning />

  const { name, 'aria-required': _, className, ...button } = control
  const dayId = `${control.id}-day`
  return (
    <>
      <input type="hidden" name={name} value={value} />
      <button
        {...button}
        type="button"
        aria-haspopup="dialog"
        aria-describedby={classNames(control['aria-describedby'], dayId)}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
        className={`${className} flex items-center gap-3 text-start`}
      >
        <Calendar aria-hidden size={20} className="shrink-0 text-brand" />
        <span id={dayId} className={classNames('grow', !value && 'text-ink-2')}>
          {displayDay(value) || words.choose}
        </span>
      </button>
      <Suspense>{wasOpened && <DateDialog {...props} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
