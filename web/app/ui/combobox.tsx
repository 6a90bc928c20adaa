import { classNames } from '@seneb/ui/class-names'
import type { ControlProps } from '@seneb/ui/field'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'

interface ComboboxProps {
  readonly control: ControlProps
  /** Typed text, which need not match any option. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly string[]
  /** Text shown in the list when there is nothing to choose; without it an empty list does not open. */
  readonly emptyText?: string
  readonly noMatchText: string
  readonly toggleLabel: string
  readonly placeholder?: string
  readonly disabled?: boolean
}

/**
 * An editable combobox with a list after the WAI-ARIA pattern: arrows move, Enter selects, Escape closes. Without a
 * script it is a plain text field with the browser's own suggestions.
 */
export function Combobox(props: ComboboxProps) {
  const { control, value, placeholder, disabled } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox(props)
  const open = box.open && (props.options.length > 0 || props.emptyText !== undefined)

  return (
    <div className="relative" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && box.close()}>
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
        aria-activedescendant={box.active >= 0 ? `${listId}-${box.active}` : undefined}
        placeholder={placeholder}
        disabled={disabled}
        value={value}
        onChange={(event) => box.type(event.target.value)}
        onClick={() => box.setOpen(true)}
        onKeyDown={box.onKeyDown}
      />
      <ToggleButton
        open={open}
        label={props.toggleLabel}
        disabled={disabled}
        onClick={() => {
          box.setOpen(!box.open)
          input.current?.focus()
        }}
      />
      <OptionList {...props} {...box} open={open} id={listId} />
    </div>
  )
}

interface ToggleButtonProps extends Pick<ComboboxProps, 'disabled'> {
  readonly open: boolean
  readonly label: string
  readonly onClick: () => void
}

function ToggleButton({ open, label, disabled, onClick }: ToggleButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      disabled={disabled}
      aria-label={label}
      onClick={onClick}
      className="absolute end-0 top-0 grid h-full w-12 place-items-center text-ink-2"
    >
      <ChevronDown aria-hidden size={20} className={classNames('transition-transform', open && 'rotate-180')} />
    </button>
  )
}

interface OptionListProps extends ComboboxProps {
  readonly id: string
  readonly open: boolean
  readonly shown: readonly string[]
  readonly active: number
  readonly onSelect: (option: string) => void
}

/** At most 200 px of list in 300 px of box; lines that a finger hits make it scroll from the fifth (AIR-09, D-87). */
function OptionList({ id, open, shown, active, onSelect, ...combobox }: OptionListProps) {
  const { value, options, emptyText, noMatchText, toggleLabel } = combobox
  return (
    <div
      hidden={!open}
      className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-[300px] overflow-hidden rounded-field border border-line bg-surface shadow-float"
    >
      <ul id={id} role="listbox" aria-label={toggleLabel} className="max-h-[200px] overflow-y-auto py-1.5">
        {open &&
          shown.map((option, index) => (
            <Option
              key={option}
              id={`${id}-${index}`}
              option={option}
              active={index === active}
              selected={option === value}
              onSelect={onSelect}
            />
          ))}
      </ul>
      {open && shown.length === 0 && (
        <p role="status" className="px-4 pb-4 text-ink-2">
          {options.length === 0 ? emptyText : noMatchText}
        </p>
      )}
    </div>
  )
}

interface OptionProps {
  readonly id: string
  readonly option: string
  readonly active: boolean
  readonly selected: boolean
  readonly onSelect: (option: string) => void
}

function Option({ id, option, active, selected, onSelect }: OptionProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={selected}
      ref={(item) => {
        if (active) item?.scrollIntoView({ block: 'nearest' })
      }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onSelect(option)}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center px-4 py-2 hover:bg-tint',
        active && 'bg-brand-soft',
        selected && 'font-semibold',
      )}
    >
      {option}
    </li>
  )
}

type NarrowOptions = (options: readonly string[], typed: string) => readonly string[]

interface ComboboxState {
  readonly value: string
  readonly options: readonly string[]
  readonly onChange: (value: string) => void
}

/** Behavior of an editable combobox: filtered options, the active option, and keys. */
function useCombobox({ value, options, onChange }: ComboboxState) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [filtering, setFiltering] = useState(false)
  const narrow = useNarrowing(open)
  const shown = filtering ? narrow(options, value) : options

  const close = (): void => {
    setOpen(false)
    setActive(-1)
    setFiltering(false)
  }
  const onSelect = (option: string): void => {
    onChange(option)
    close()
  }
  const type = (text: string): void => {
    onChange(text)
    setFiltering(true)
    setActive(-1)
    setOpen(true)
  }
  const move = (to: number): void => {
    setOpen(true)
    setActive(shown.length === 0 ? -1 : (to + shown.length) % shown.length)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const option = shown[active]
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active < 0 ? -1 : active - 1)
    else if (event.key === 'Enter' && open && option !== undefined) onSelect(option)
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
  }
  return { open, active, shown, setOpen, close, onSelect, type, onKeyDown }
}

const unfiltered: NarrowOptions = (options) => options

/**
 * Loads the code that filters a list by the typed text once the list opens; until then, or if loading fails, all
 * options are shown.
 */
function useNarrowing(isOpen: boolean): NarrowOptions {
  const [narrow, setNarrow] = useState(() => unfiltered)
  useEffect(() => {
    if (!isOpen || narrow !== unfiltered) return
    import('./combobox-options.js').then(
      ({ matchingOptions }) => setNarrow(() => matchingOptions),
      () => undefined,
    )
  }, [isOpen, narrow])
  return narrow
}
