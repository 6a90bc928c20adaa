import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from './class-names.js'

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly name: string | undefined
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly 'aria-required'?: true
  readonly className: string
}

export interface FieldCopy {
  readonly label: string
  readonly hint?: ReactNode
  /** Text after the label, such as 'optional', in place of a star. */
  readonly mark?: string
}

interface FieldProps extends FieldCopy {
  readonly name?: string | undefined
  /** Derived from the name by default, so that an error summary can link to it. */
  readonly id?: string
  readonly error?: string | undefined
  readonly required?: boolean
  readonly className?: string
  readonly children: (control: ControlProps) => ReactNode
}

/** A control with its label, hint and error; the styles of site or desk arrange them. */
export function Field({ name, id = fieldId(name ?? ''), error, required, className, children, ...copy }: FieldProps) {
  const { hint, label, mark } = copy
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = classNames(hint ? hintId : null, error ? errorId : null)
  return (
    <div className={classNames('field', className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className="field-label">
        {label}
        {mark && <span className="font-normal text-ink-2"> ({mark})</span>}
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="field-control">
        {children({
          id,
          name,
          className: 'control',
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
  readonly id?: string
  readonly children: ReactNode
}

/** Error message of a field. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="field-error">
      <CircleAlert aria-hidden size={18} />
      {children}
    </p>
  )
}
