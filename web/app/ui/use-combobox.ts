import { useEffect, useState, type KeyboardEvent } from 'react'

type Narrow = (options: readonly string[], typed: string) => readonly string[]

interface ComboboxState {
  readonly value: string
  readonly options: readonly string[]
  readonly onChange: (value: string) => void
}

/** The behaviour of an editable combobox: which options show, which one is active, and what the keys do. */
export function useCombobox({ value, options, onChange }: ComboboxState) {
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
  const take = (option: string): void => {
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
    else if (event.key === 'Enter' && open && option !== undefined) take(option)
    else if (event.key === 'Escape' && open) close()
    else return
    event.preventDefault()
  }
  return { open, active, shown, setOpen, close, take, type, onKeyDown }
}

const whole: Narrow = (options) => options

/** What narrows a list to what was typed comes once the list opens (P5); until then, or where it cannot be had, all stands. */
function useNarrowing(isOpen: boolean): Narrow {
  const [narrow, setNarrow] = useState(() => whole)
  useEffect(() => {
    if (!isOpen || narrow !== whole) return
    import('./combobox-options.js').then(
      ({ matchingOptions }) => setNarrow(() => matchingOptions),
      () => undefined,
    )
  }, [isOpen, narrow])
  return narrow
}
