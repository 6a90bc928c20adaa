import { classNames } from '@seneb/ui/class-names'
import { Dialog } from '@seneb/ui/dialog'
import type { ControlProps } from '@seneb/ui/field'
import { Skeleton } from '@seneb/ui/skeleton'
import { Calendar } from 'lucide-react'
import { lazy, Suspense, useState, type ComponentProps } from 'react'

import { addDays, parseDay, toDay, formatDay } from './calendar-dates.js'
import { useHydrated } from '../hydration/use-hydrated.js'
import type { MonthGrid as MonthGridType } from './month-grid.js'

/** If the calendar fails to load, as after a release or on a bad connection, the browser's date field replaces it. */
const MonthGrid = lazy(() =>
  import('./month-grid.js').then(
    ({ MonthGrid }) => ({ default: MonthGrid }),
    () => ({ default: PlainDateField }),
  ),
)

export interface DatePickerCopy {
  readonly choose: string
  readonly clear: string
  readonly close: string
  readonly today: string
}

interface DatePickerProps {
  readonly control: ControlProps
  readonly value: string
  readonly onChange: (day: string) => void
  /** The last day that can be chosen, counted from today. */
  readonly furthestDays: number
  readonly copy: DatePickerCopy
}

/**
 * Picks one day between today and a given number of days ahead (TRIP-53, D-46). Without JavaScript it is the browser's
 * own date field; with it, a button opens a calendar dialog that arrow keys navigate. The button shows the day as `Jan
 * 5, 2027`. The label names the button, so the day is announced as its description.
 */
export function DatePicker(props: DatePickerProps) {
  const { control, value, copy } = props
  const [open, setOpen] = useState(false)
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
        onClick={() => setOpen(true)}
        className={`${className} flex items-center gap-3 text-start`}
      >
        <Calendar aria-hidden size={20} className="shrink-0 text-brand" />
        <span id={dayId} className={classNames('grow', !value && 'text-ink-2')}>
          {formatDay(value) || copy.choose}
        </span>
      </button>
      {open && (
        <Dialog
          closesOnOutsidePress
          onClose={() => setOpen(false)}
          aria-label={copy.choose}
          className="w-[min(23rem,calc(100vw-2rem))] rounded-panel border border-line p-5 backdrop:bg-nile-950/50"
        >
          <DateDialogContent {...props} onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function DateDialogContent(props: DatePickerProps & { readonly onClose: () => void }) {
  const { value, onChange, furthestDays, copy, onClose } = props
  const today = new Date()
  const selectDay = (day: string): void => {
    onChange(day)
    onClose()
  }
  const plain = 'min-h-12 rounded-full px-4 font-semibold hover:bg-tint'
  return (
    <>
      <Suspense fallback={<Skeleton className="h-84" />}>
        <MonthGrid
          selected={parseDay(value)}
          first={addDays(today, 0)}
          last={addDays(today, furthestDays)}
          todayWord={copy.today}
          onClaim={(date) => selectDay(toDay(date))}
        />
      </Suspense>
      <div className="mt-3 flex flex-wrap justify-between gap-3">
        <button type="button" className={plain} onClick={() => selectDay('')}>
          {copy.clear}
        </button>
        <button type="button" className={plain} onClick={onClose}>
          {copy.close}
        </button>
      </div>
    </>
  )
}

/** A typed day is accepted if it is within the permitted range. */
function PlainDateField({ first, last, onClaim, selected }: ComponentProps<typeof MonthGridType>) {
  const selectDay = (day: string): void => {
    const date = parseDay(day)
    if (date && date >= first && date <= last) onClaim(date)
  }
  return (
    <input
      type="date"
      aria-label={plainDateLabel}
      min={toDay(first)}
      max={toDay(last)}
      defaultValue={selected ? toDay(selected) : ''}
      onChange={(event) => selectDay(event.target.value)}
      className="control"
    />
  )
}

const plainDateLabel = 'Day'
