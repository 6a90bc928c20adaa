import { CircleAlert } from 'lucide-react'
import { useId, type Ref, type InputHTMLAttributes } from 'react'

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly ref?: Ref<HTMLInputElement>
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onValue: (value: string) => void
}

/** A labelled line of text with its hint and its error. */
export function TextField({ label, hint, error, onValue, ...input }: TextFieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="desk-label">
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="desk-hint">
          {hint}
        </span>
      )}
      <input
        {...input}
        id={id}
        className="desk-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onValue(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="desk-error">
          <CircleAlert aria-hidden size={16} className="mt-px flex-none" />
          {error}
        </p>
      )}
    </div>
  )
}
