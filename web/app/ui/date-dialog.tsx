import { lazy, Suspense } from 'react'

import { addDays, dateOf, dayOf } from './calendar-dates.js'
import { Dialog } from './dialog.js'
import { Skeleton } from './skeleton.js'

const MonthGrid = lazy(async () => ({ default: (await import('./month-grid.js')).MonthGrid }))

export interface DatePickerWords {
  readonly choose: string
  readonly clear: string
  readonly close: string
  readonly today: string
}

interface DateDialogProps {
  readonly value: string
  readonly onChange: (day: string) => void
  /** The last day that can be chosen, counted from today. */
  readonly furthestDays: number
  readonly words: DatePickerWords
  readonly open: boolean
  readonly onClose: () => void
}

/** The calendar of a date field, in a dialog that closes when a day is taken. */
export function DateDialog({ open, ...props }: DateDialogProps) {
  return (
    <Dialog open={open} onClose={props.onClose} label={props.words.choose} className="w-[min(23rem,calc(100vw-2rem))]">
      <DateDialogContent {...props} />
    </Dialog>
  )
}

function DateDialogContent({ value, onChange, furthestDays, words, onClose }: Omit<DateDialogProps, 'open'>) {
  const today = new Date()
  const plain = 'min-h-12 rounded-full px-4 font-semibold hover:bg-tint'
  const take = (day: string): void => {
    onChange(day)
    onClose()
  }
  return (
    <>
      <Suspense fallback={<Skeleton className="h-84" />}>
        <MonthGrid
          selected={dateOf(value)}
          first={addDays(today, 0)}
          last={addDays(today, furthestDays)}
          todayWord={words.today}
          onTake={(date) => take(dayOf(date))}
        />
      </Suspense>
      <div className="mt-3 flex justify-between gap-3">
        <button type="button" className={plain} onClick={() => take('')}>
          {words.clear}
        </button>
        <button type="button" className={plain} onClick={onClose}>
          {words.close}
        </button>
      </div>
    </>
  )
}
