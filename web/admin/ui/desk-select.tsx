import { useId } from 'react'

interface DeskSelectProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** The value of each choice and its words. */
  readonly options: readonly (readonly [value: string, words: string])[]
}

/** One of a few, with its label above. */
export function DeskSelect({ label, onValue, options, value }: DeskSelectProps) {
  const id = useId()
  return (
    <div className="min-w-0 max-w-full">
      <label htmlFor={id} className="block text-[0.8125rem] font-semibold">
        {label}
      </label>
      <select id={id} className="desk-input mt-1" value={value} onChange={(event) => onValue(event.target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
