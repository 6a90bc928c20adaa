import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

interface DeskSelectProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** The value of each choice and its words. */
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly error?: string | undefined
}

/** The first choice of a select that decides something: nothing is chosen before a person does. */
export const notChosen = ['', 'Please choose'] as const

/** One of a few, with its label above and its error below. */
export function DeskSelect({ error, label, onValue, options, value }: DeskSelectProps) {
  const id = useId()
  return (
    <div className="min-w-0 max-w-full">
      <label htmlFor={id} className="block text-[0.8125rem] font-semibold">
        {label}
      </label>
      <select
        id={id}
        className="desk-input mt-1"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onValue(event.target.value)}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="desk-error">
          <CircleAlert aria-hidden size={16} className="mt-px flex-none" />
          {error}
        </p>
      )}
    </div>
  )
}
