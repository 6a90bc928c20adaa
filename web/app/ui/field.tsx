import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from './class-names.js'

/** What a control needs so that label, hint and error belong to it. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-required'?: true
  readonly className: string
}

export interface FieldWords {
  readonly label: string
  readonly hint?: ReactNode
  /** Said behind the label, such as 'optional' (marked in words, never by a star). */
  readonly mark?: string
}

interface FieldProps extends FieldWords {
  readonly name: string
  readonly error?: string
  readonly required?: boolean
  readonly className?: string
  readonly children: (control: ControlProps) => ReactNode
}

/** The box every one-line control stands in; red with an error, by words and icon too (TRIP-51). */
const controlBox =
  'control min-h-13 w-full rounded-field border-[1.5px] border-control bg-surface px-4 text-[1.0625rem] text-ink transition-colors duration-150 hover:border-brand focus-visible:border-brand disabled:bg-tint disabled:text-ink-2 aria-invalid:border-2 aria-invalid:border-danger'

/** Label above, hint below it, the error between hint and control. */
export function Field({ name, label, hint, mark, error, required, className, children }: FieldProps) {
  const id = fieldId(name)
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = classNames(hint ? hintId : null, error ? errorId : null)
  return (
    <div className={classNames('field', className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={classNames('block font-semibold', error ? 'text-danger' : 'text-ink')}>
        {label}
        {mark && <span className="font-normal text-ink-2"> ({mark})</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-[0.9375rem] text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="mt-1.5">
        {children({
          id,
          name,
          className: controlBox,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required ? true : undefined,
        })}
      </div>
    </div>
  )
}

/** The id of the control of a field, for labels and error summaries. */
export function fieldId(name: string): string {
  return `field-${name}`
}

interface FieldErrorProps {
  readonly id: string
  readonly children: ReactNode
}

/** One sentence about what will not do. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="mt-1 flex items-start gap-2 text-[0.9688rem] font-medium text-danger">
      <CircleAlert aria-hidden size={18} className="mt-1 shrink-0" />
      {children}
    </p>
  )
}
