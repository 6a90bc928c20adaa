import { CircleAlert } from 'lucide-react'
import { useId, type Ref, type TextareaHTMLAttributes } from 'react'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly ref?: Ref<HTMLTextAreaElement>
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onValue: (value: string) => void
}

/** Labelled lines of text with their hint and their error. */
export function TextArea({ label, hint, error, onValue, ...area }: TextAreaProps) {
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
      <textarea
        rows={3}
        {...area}
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
