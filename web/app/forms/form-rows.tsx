import { Checkbox } from '@seneb/ui/checkbox'
import { Field, FieldError, fieldId } from '@seneb/ui/field'
import type { ReactNode } from 'react'

import { DatePicker } from '../ui/date-picker.js'
import { RadioGroup, type RadioOption } from '../ui/radio-group.js'
import { Select, type SelectOption } from '../ui/select.js'
import type { FieldOf } from './form-definition.js'
import { useFieldValue, useFieldCopy, useFormLanguage, type FieldState } from './form-state.js'
import { AmountRow, EmailRow, PhoneRow, type PhoneRowProps } from './read-back-rows.js'

interface RowProps<Name extends string = string> {
  readonly name: Name
  readonly className?: string
}

interface TextRowProps<Name extends string = string> extends RowProps<Name> {
  readonly type?: 'text' | 'email' | 'tel'
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel'
  readonly autoComplete?: string
  readonly maxLength?: number
  readonly disabled?: boolean
  readonly dir?: 'ltr'
}

/** A one-line text field of a form. */
function TextRow({ name, className, ...input }: TextRowProps) {
  const { fields, checkedByBrowser } = useFormLanguage()
  const fieldCopy = useFieldCopy(name)
  const { value, error, setValue } = useFieldValue<string>(name)
  return (
    <Field {...fieldCopy} error={error} className={className}>
      {(control) => (
        <input
          type="text"
          {...control}
          {...input}
          required={checkedByBrowser && fieldCopy.required}
          placeholder={fields[name]?.placeholder}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  )
}

/** A field for several lines. */
function TextAreaRow({ name, className, maxLength }: RowProps & { readonly maxLength?: number }) {
  const { value, error, setValue } = useFieldValue<string>(name)
  return (
    <Field {...useFieldCopy(name)} error={error} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...control}
          maxLength={maxLength}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  )
}

interface SelectRowProps<Name extends string = string> extends RowProps<Name> {
  readonly options: readonly SelectOption[]
  readonly disabled?: boolean
  readonly placeholder?: string
  readonly autoComplete?: string
  /** True when one of the options is always chosen, so that none can be cleared. */
  readonly alwaysChosen?: boolean
  /** Note below the list, such as the reason why it is not the usual one. */
  readonly note?: ReactNode
}

/** A list of a form. */
function SelectRow({ name, className, options, placeholder, alwaysChosen, note, ...select }: SelectRowProps) {
  const { fields, checkedByBrowser, select: first } = useFormLanguage()
  const fieldCopy = useFieldCopy(name)
  const { value, error, setValue } = useFieldValue<string>(name)
  return (
    <Field {...fieldCopy} error={error} className={className}>
      {(control) => (
        <>
          <Select
            {...control}
            {...select}
            required={checkedByBrowser && fieldCopy.required}
            placeholder={alwaysChosen ? undefined : (placeholder ?? fields[name]?.placeholder ?? first)}
            options={options}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          {note}
        </>
      )}
    </Field>
  )
}

/** A question with a few visible options. */
function RadioRow({ name, options }: RowProps & { readonly options: readonly (string | RadioOption)[] }) {
  const { value, error, setValue } = useFieldValue<string>(name)
  return (
    <RadioGroup
      {...useFieldCopy(name)}
      options={options}
      value={value}
      error={error}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

interface DateRowProps<Name extends string = string> extends RowProps<Name> {
  readonly furthestDays: number
}

/** Date field for a day from today to `furthestDays` ahead. */
function DateRow({ name, className, furthestDays }: DateRowProps) {
  const { date } = useFormLanguage()
  const { value, error, setValue } = useFieldValue<string>(name)
  return (
    <Field {...useFieldCopy(name)} error={error} className={className}>
      {(control) => (
        <DatePicker control={control} value={value} onChange={setValue} furthestDays={furthestDays} copy={date} />
      )}
    </Field>
  )
}

interface TickRowProps<Name extends string = string> {
  readonly name: Name
  readonly text: ReactNode
  /** Consequence of leaving the box unticked, shown in place of '(optional)' (D-66). */
  readonly without?: string
}

/** A checkbox with a whole sentence, such as a consent (D-83). */
function TickRow({ name, text, without }: TickRowProps) {
  const { optional, required, checkedByBrowser } = useFormLanguage()
  const { value, error, setValue } = useFieldValue<boolean>(name)
  const id = fieldId(name)
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Checkbox
        className="max-sm:text-[0.9375rem] max-sm:leading-snug"
        id={id}
        name={name}
        value="true"
        checked={value}
        required={checkedByBrowser && required.has(name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-required={required.has(name) ? true : undefined}
        onChange={(event) => setValue(event.target.checked)}
        label={
          <span className={error ? 'text-danger' : undefined}>
            {text}
            {!required.has(name) && <span className="text-ink-2"> {without ?? `(${optional})`}</span>}
          </span>
        }
      />
    </div>
  )
}

/** Rows of a form, typed by the names of its fields. */
interface FormRows<Values> {
  readonly TextRow: (props: TextRowProps<FieldOf<Values, string>>) => ReactNode
  readonly AmountRow: (props: RowProps<FieldOf<Values, string>>) => ReactNode
  readonly EmailRow: (props: RowProps<FieldOf<Values, string>>) => ReactNode
  readonly PhoneRow: (props: PhoneRowProps<FieldOf<Values, string>>) => ReactNode
  readonly TextAreaRow: (props: RowProps<FieldOf<Values, string>> & { readonly maxLength?: number }) => ReactNode
  readonly SelectRow: (props: SelectRowProps<FieldOf<Values, string>>) => ReactNode
  readonly RadioRow: (
    props: RowProps<FieldOf<Values, string>> & { readonly options: readonly (string | RadioOption)[] },
  ) => ReactNode
  readonly DateRow: (props: DateRowProps<FieldOf<Values, string>>) => ReactNode
  readonly TickRow: (props: TickRowProps<FieldOf<Values, boolean>>) => ReactNode
  readonly useFieldValue: <Name extends keyof Values & string>(name: Name) => FieldState<Values[Name]>
  readonly useFieldCopy: (name: keyof Values & string) => ReturnType<typeof useFieldCopy>
}

/** Returns the rows for the form of these values; an unknown field name does not compile. */
export function formRows<Values>(): FormRows<Values> {
  return {
    AmountRow,
    EmailRow,
    PhoneRow,
    TextRow,
    TextAreaRow,
    SelectRow,
    RadioRow,
    DateRow,
    TickRow,
    useFieldValue,
    useFieldCopy,
  }
}
