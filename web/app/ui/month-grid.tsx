import { DayPicker, type DayProps } from 'react-day-picker'

import { firstWeekday, formatLongDay } from './calendar-dates.js'

interface MonthGridProps {
  readonly selected: Date | undefined
  readonly first: Date
  readonly last: Date
  readonly onClaim: (date: Date) => void
  /** Text announced before the current day. */
  readonly todayWord: string
}

/** Calendar of the date picker, in a separate module that is loaded on opening. */
export function MonthGrid({ selected, first, last, onClaim, todayWord }: MonthGridProps) {
  return (
    <DayPicker
      mode="single"
      autoFocus
      selected={selected}
      defaultMonth={selected ?? first}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      onSelect={(date) => date && onClaim(date)}
      // The label of a day includes the visible number (WCAG 2.5.3).
      labels={{
        labelDayButton: (day, { today }) => (today ? `${todayWord}, ${formatLongDay(day)}` : formatLongDay(day)),
      }}
      weekStartsOn={firstWeekday(navigator.language)}
      dir={document.documentElement.dir || 'ltr'}
      components={{ Day: DayCell }}
      classNames={{
        root: 'month-grid',
        month_caption: 'month-caption',
        caption_label: 'font-display text-[1.1875rem] font-medium',
        nav: 'month-nav',
        button_previous: 'month-turn',
        button_next: 'month-turn',
        chevron: 'fill-current size-4.5 rtl:-scale-x-100',
        weekday: 'month-weekday',
        day: 'month-day',
        day_button: 'month-day-button',
        today: 'month-today',
        selected: 'month-selected',
        disabled: 'month-disabled',
        outside: 'month-outside',
      }}
    />
  )
}

/** A cell of the grid has the right role already; naming it again is an HTML error. */
function DayCell({ day: _day, modifiers: _modifiers, role: _role, ...cell }: DayProps) {
  return <td {...cell} />
}
