import { Checkbox } from '@seneb/ui/checkbox'
import { FieldError } from '@seneb/ui/field'
import { useId } from 'react'

import { useFieldError } from './field-error.js'

interface CheckGroupProps<Value extends string> {
  readonly legend: string
  /** Values in the order in which they are shown and returned. */
  readonly values: readonly Value[]
  readonly labelOf: (value: Value) => string
  /** Text below the option's label, such as the access it allows. */
  readonly note?: (value: Value) => string
  readonly chosen: readonly Value[]
  readonly onChosen: (chosen: readonly Value[]) => void
  readonly error?: string | undefined
  readonly isInline?: boolean
}

/** Several of a few, all in view. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { chosen, isInline = false, legend, note, values, labelOf } = props
  const { error, onValue: onChosen } = useFieldError(props.error, props.onChosen)
  const id = useId()
  const boxes = values.map((value) => (
    <Checkbox
      key={value}
      checked={chosen.includes(value)}
      onChange={({ target }) =>
        onChosen(values.filter((one) => (one === value ? target.checked : chosen.includes(one))))
      }
      label={
        note ? (
          <>
            <span className="block font-semibold">{labelOf(value)}</span>
            <span className="desk-small">{note(value)}</span>
          </>
        ) : (
          labelOf(value)
        )
      }
    />
  ))
  return (
    <fieldset className={isInline ? undefined : 'grid gap-2'} aria-describedby={error ? id : undefined}>
      <legend className="field-label">{legend}</legend>
      {isInline ? <div className="flex flex-wrap gap-2">{boxes}</div> : boxes}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

interface CheckFieldProps {
  readonly label: string
  readonly checked: boolean
  readonly onChecked: (isChecked: boolean) => void
  readonly error?: string | undefined
}

/** One box with its error. */
export function CheckField({ checked, label, ...props }: CheckFieldProps) {
  const id = useId()
  const { error, onValue } = useFieldError(props.error, props.onChecked)
  return (
    <div>
      <Checkbox
        checked={checked}
        onChange={({ target }) => onValue(target.checked)}
        label={label}
        aria-describedby={error ? id : undefined}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
