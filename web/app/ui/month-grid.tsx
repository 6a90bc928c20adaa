import { DayPicker } from 'react-day-picker'

interface MonthGridProps {
  readonly selected: Date | undefined
  readonly first: Date
  readonly last: Date
  readonly onTake: (date: Date) => void
}

/** The calendar inside the date picker; its own module, because it is only loaded when it is opened. */
export function MonthGrid({ selected, first, last, onTake }: MonthGridProps) {
  return (
    <DayPicker
      mode="single"
      autoFocus
      selected={selected}
      defaultMonth={selected ?? first}
      startMonth={first}
      endMonth={last}
      disabled={[{ before: first }, { after: last }]}
      onSelect={(date) => date && onTake(date)}
      dir={document.documentElement.dir || 'ltr'}
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
