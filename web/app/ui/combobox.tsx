import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { classNames } from './class-names.js'
import { matchingOptions } from './combobox-options.js'
import type { ControlProps } from './field.js'

interface ComboboxProps {
  readonly control: ControlProps
  /** What is typed is the value; a person may write what no option says. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly string[]
  /** Stands in the list when there is nothing to choose. */
  readonly emptyText: string
  readonly noMatchText: string
  readonly toggleLabel: string
  readonly placeholder?: string
  readonly disabled?: boolean
}

/**
 * An editable combobox with a list after the WAI-ARIA pattern: arrows move, Enter takes, Escape closes. Without a
 * script it is a plain text field with the browser's own suggestions.
 */
export function Combobox(props: ComboboxProps) {
  const { control, value, onChange, options, placeholder, disabled } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [filtering, setFiltering] = useState(false)
  const shown = filtering ? matchingOptions(options, value) : options

  const close = (): void => {
    setOpen(false)
    setActive(-1)
    setFiltering(false)
  }
  const take = (option: string): void => {
    onChange(option)
    close()
  }
  const move = (to: number): void => {
    setOpen(true)
    setActive(shown.length === 0 ? -1 : (to + shown.length) % shown.length)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const option = shown[active]
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active < 0 ? -1 : active - 1)
    else if (event.key === 'Enter' && open && option !== undefined) take(option)
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
  }

  return (
    <div className="relative" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <input
        {...control}
        ref={input}
        className={`${control.className} pe-13`}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        disabled={disabled}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setFiltering(true)
          setActive(-1)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        tabIndex={-1}
        disabled={disabled}
        aria-label={props.toggleLabel}
        onClick={() => {
          setOpen(!open)
          input.current?.focus()
        }}
        className="absolute end-0 top-0 grid h-full w-12 place-items-center text-ink-2"
      >
        <ChevronDown aria-hidden size={20} className={classNames('transition-transform', open && 'rotate-180')} />
      </button>
      <OptionList {...props} id={listId} open={open} shown={shown} active={active} take={take} />
    </div>
  )
}

interface OptionListProps extends ComboboxProps {
  readonly id: string
  readonly open: boolean
  readonly shown: readonly string[]
  readonly active: number
  readonly take: (option: string) => void
}

function OptionList({
  id,
  open,
  shown,
  active,
  take,
  value,
  options,
  emptyText,
  noMatchText,
  toggleLabel,
}: OptionListProps) {
  const words: ReactNode = options.length === 0 ? emptyText : noMatchText
  return (
    <div
      hidden={!open}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[300px] overflow-hidden rounded-field border border-line bg-surface shadow-float"
    >
      <ul id={id} role="listbox" aria-label={toggleLabel} className="max-h-[200px] overflow-y-auto py-1.5">
        {open &&
          shown.map((option, index) => (
            <li
              key={option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option === value}
              ref={(item) => {
                if (index === active) item?.scrollIntoView({ block: 'nearest' })
              }}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
              className={classNames(
                'flex min-h-12 cursor-pointer items-center px-4 py-2 hover:bg-tint',
                index === active && 'bg-brand-soft',
                option === value && 'font-semibold',
              )}
            >
              {option}
            </li>
          ))}
      </ul>
      {shown.length === 0 && (
        <p role="status" className="px-4 pb-4 text-ink-2">
          {words}
        </p>
      )}
    </div>
  )
}
