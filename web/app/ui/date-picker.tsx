import { Calendar } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'

import { addDays, dateOf, dayOf, displayDay } from './calendar-dates.js'
import { classNames } from './class-names.js'
import type { ControlProps } from './field.js'
import { useHydrated } from './hydrated.js'
import { Skeleton } from './skeleton.js'

const MonthGrid = lazy(() => import('./month-grid.js'))

export interface DatePickerWords {
  readonly choose: string
  readonly clear: string
  readonly close: string
}

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
 * with one, a calendar in a dialog that arrows move through, and the day stands there as `Jan 5, 2027`.
 */
export function DatePicker({ control, value, onChange, furthestDays, words }: DatePickerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const hydrated = useHydrated()
  if (!hydrated) return <PlainDateField control={control} value={value} />

  const today = new Date()
  const show = (): void => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const take = (day: string): void => {
    onChange(day)
    dialog.current?.close()
  }
  return (
    <>
      <input type="hidden" name={control.name} value={value} />
      <button
        {...control}
        name={undefined}
        type="button"
        aria-haspopup="dialog"
        aria-required={undefined}
        onClick={show}
        className={`${control.className} flex items-center gap-3 text-start`}
      >
        <Calendar aria-hidden size={20} className="shrink-0 text-brand" />
        <span className={classNames('grow', !value && 'text-ink-2')}>{displayDay(value) || words.choose}</span>
      </button>
      <dialog
        ref={dialog}
        aria-label={words.choose}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
        className="date-dialog m-auto w-[min(23rem,calc(100vw-2rem))] rounded-panel border border-line bg-surface p-5 text-ink shadow-float backdrop:bg-nile-950/50"
      >
        {open && (
          <Suspense fallback={<Skeleton className="h-84" />}>
            <MonthGrid
              selected={dateOf(value)}
              first={addDays(today, 0)}
              last={addDays(today, furthestDays)}
              onTake={(date) => take(dayOf(date))}
            />
          </Suspense>
        )}
        <div className="mt-3 flex justify-between gap-3">
          <button
            type="button"
            className="min-h-12 rounded-full px-4 font-semibold hover:bg-tint"
            onClick={() => take('')}
          >
            {words.clear}
          </button>
          <button
            type="button"
            className="min-h-12 rounded-full px-4 font-semibold hover:bg-tint"
            onClick={() => dialog.current?.close()}
          >
            {words.close}
          </button>
        </div>
      </dialog>
    </>
  )
}

function PlainDateField({ control, value }: Pick<DatePickerProps, 'control' | 'value'>) {
  return <input {...control} type="date" defaultValue={value} suppressHydrationWarning />
}
