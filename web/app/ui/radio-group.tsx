import { classNames } from '@seneb/ui/class-names'
import { FieldError, fieldId, type FieldCopy } from '@seneb/ui/field'
import type { InputHTMLAttributes } from 'react'

/** Option whose label differs from its value, with a description below. */
export interface RadioOption {
  readonly value: string
  readonly label: string
  readonly note?: string | undefined
  /** True for an unlikely answer, which may still be chosen. */
  readonly isDimmed?: boolean
}

interface RadioGroupProps extends FieldCopy {
  readonly name: string
  readonly options: readonly (string | RadioOption)[]
  readonly value: string
  readonly error?: string
  readonly onChange: InputHTMLAttributes<HTMLInputElement>['onChange']
}

/** One of a few visible options. The first option has the id that error summaries link to. */
export function RadioGroup({ name, label, hint, mark, options, value, error, onChange }: RadioGroupProps) {
  const id = fieldId(name)
  const withNotes = options.some((option) => optionOf(option).note)
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return (
    <fieldset className="field" aria-describedby={described || undefined} data-invalid={error ? '' : undefined}>
      <legend className="field-label">
        {label}
        {mark && <span className="font-normal text-ink-2"> ({mark})</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={classNames('mt-1.5 gap-3', withNotes ? 'grid' : 'flex flex-wrap')}>
        {options.map(optionOf).map((option, index) => (
          <Radio
            key={option.value}
            {...{ name, option, onChange }}
            id={index === 0 ? id : undefined}
            checked={value === option.value}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface RadioProps extends Pick<RadioGroupProps, 'name' | 'onChange'> {
  readonly id: string | undefined
  readonly option: RadioOption
  readonly checked: boolean
}

function Radio({ id, name, option, checked, onChange }: RadioProps) {
  return (
    <label className="flex min-h-13 grow basis-32 items-center gap-3 rounded-field border-[1.5px] border-control bg-surface px-4 py-2 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) in-data-invalid:border-danger">
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        checked={checked}
        onChange={onChange}
        className="size-5.5 shrink-0 appearance-none rounded-full border-[1.5px] border-control checked:border-[7px] checked:border-brand focus-visible:outline-none"
      />
      <span className={classNames('min-w-0', option.isDimmed && 'text-ink-2')}>
        <span className={option.note ? 'font-semibold' : undefined}>{option.label}</span>
        {option.note && <span className="block text-[0.9375rem] leading-snug text-ink-2">{option.note}</span>}
      </span>
    </label>
  )
}

function optionOf(option: string | RadioOption): RadioOption {
  return typeof option === 'string' ? { value: option, label: option } : option
}
