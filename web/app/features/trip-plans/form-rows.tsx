import { useFormikContext } from 'formik'
import { createContext, useContext, type ReactNode } from 'react'

import { Checkbox } from '../../ui/checkbox.js'
import { DatePicker } from '../../ui/date-picker.js'
import { Field, FieldError, fieldId } from '../../ui/field.js'
import { PhoneInput } from '../../ui/phone-input.js'
import { RadioGroup } from '../../ui/radio-group.js'
import { Select } from '../../ui/select.js'
import type { SelectOption } from '../../ui/select-options.js'
import { TextArea } from '../../ui/text-area.js'
import { TextInput } from '../../ui/text-input.js'
import type { CountryOption } from './country-choice.js'
import { withAnswer } from './trip-plan-changes.rules.js'
import type { TextFieldName, TripPlanFieldName, TripPlanValues } from './trip-plan-values.js'
import { tripPlanCopy as copy } from './trip-plans.copy.js'

/** The fields that a person must answer; all others are marked optional (TRIP-44, TRIP-45, D-45). */
const required = new Set<TripPlanFieldName>([
  'fullName',
  'age',
  'nationality',
  'travelingFromCountry',
  'email',
  'treatmentType',
  'medicalProcedure',
  'accommodationType',
  'numberOfNights',
  'hotelPreference',
  'isCompanionTraveling',
  'companionName',
  'consentGiven',
])

/** Gives a field's answer, its sentence if it will not do, and how to change it. */
export function useAnswer<Name extends TripPlanFieldName>(name: Name) {
  const { values, errors, setValues } = useFormikContext<TripPlanValues>()
  return {
    value: values[name],
    error: errors[name] as string | undefined,
    setValue: (answer: TripPlanValues[Name]) => void setValues(withAnswer(values, name, answer), false),
  }
}

/** Label, hint and mark of a field, from the copy. */
export function useFieldWords(name: TripPlanFieldName) {
  const { label, hint } = copy.fields[name]
  return { name, label, hint, mark: required.has(name) ? undefined : copy.optional, required: required.has(name) }
}

interface RowProps {
  readonly name: TextFieldName
  readonly className?: string
}

interface TextRowProps extends RowProps {
  readonly type?: 'text' | 'email'
  readonly inputMode?: 'numeric' | 'decimal' | 'email'
  readonly autoComplete?: string
  readonly maxLength?: number
  readonly disabled?: boolean
}

/** A one-line text field of the form. */
export function TextRow({ name, className, ...input }: TextRowProps) {
  const { value, error, setValue } = useAnswer(name)
  return (
    <Field {...useFieldWords(name)} error={error} className={className}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          placeholder={copy.fields[name].placeholder}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </Field>
  )
}

/** A field for several lines. */
export function TextAreaRow({ name, className }: RowProps) {
  const { value, error, setValue } = useAnswer(name)
  return (
    <Field {...useFieldWords(name)} error={error} className={className}>
      {(control) => <TextArea {...control} value={value} onChange={(event) => setValue(event.target.value)} />}
    </Field>
  )
}

interface SelectRowProps extends RowProps {
  readonly options: readonly SelectOption[]
  readonly disabled?: boolean
  readonly placeholder?: string
  readonly autoComplete?: string
  /** Said below the list, such as why it is not the usual one. */
  readonly note?: ReactNode
}

/** A list of the form. */
export function SelectRow({ name, className, options, disabled, placeholder, autoComplete, note }: SelectRowProps) {
  const { value, error, setValue } = useAnswer(name)
  return (
    <Field {...useFieldWords(name)} error={error} className={className}>
      {(control) => (
        <>
          <Select
            {...control}
            value={value}
            placeholder={placeholder ?? copy.fields[name].placeholder ?? copy.select}
            options={options}
            disabled={disabled}
            autoComplete={autoComplete}
            onChange={(event) => setValue(event.target.value)}
          />
          {note}
        </>
      )}
    </Field>
  )
}

/** A question with a few answers in view. */
export function RadioRow({ name, options }: RowProps & { readonly options: readonly string[] }) {
  const { value, error, setValue } = useAnswer(name)
  return (
    <RadioGroup
      {...useFieldWords(name)}
      options={options}
      value={value}
      error={error}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

interface DateRowProps extends RowProps {
  readonly furthestDays: number
}

/** A day from today up to so many days ahead. */
export function DateRow({ name, className, furthestDays }: DateRowProps) {
  const { value, error, setValue } = useAnswer(name)
  return (
    <Field {...useFieldWords(name)} error={error} className={className}>
      {(control) => (
        <DatePicker control={control} value={value} onChange={setValue} furthestDays={furthestDays} words={copy.date} />
      )}
    </Field>
  )
}

const CountriesContext = createContext<readonly CountryOption[]>([])
/** Makes the countries known to the phone fields. */
export const CountriesProvider = CountriesContext.Provider

/** A telephone number; the country of departure suggests its code. */
export function PhoneRow({ name, className, autoComplete }: RowProps & { readonly autoComplete?: string }) {
  const { value, error, setValue } = useAnswer(name)
  const from = useAnswer('travelingFromCountry').value
  const countries = useContext(CountriesContext)
  return (
    <Field {...useFieldWords(name)} error={error} className={className}>
      {(control) => (
        <PhoneInput
          control={control}
          value={value}
          onChange={setValue}
          countries={countries}
          suggested={countries.find((country) => country.name === from)?.code}
          codeLabel={copy.phone.code}
          noCode={copy.phone.noCode}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}

interface TickRowProps {
  readonly name: 'consentGiven' | 'healthDataConsentGiven'
  readonly text: string
}

/** A consent: its whole sentence beside an unticked box (D-83). */
export function TickRow({ name, text }: TickRowProps) {
  const { value, error, setValue } = useAnswer(name)
  const id = fieldId(name)
  return (
    <div className="field" data-invalid={error ? '' : undefined}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Checkbox
        id={id}
        name={name}
        value="true"
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-required={required.has(name) ? true : undefined}
        onChange={(event) => setValue(event.target.checked)}
        label={
          <span className={error ? 'text-danger' : undefined}>
            {text}
            {!required.has(name) && <span className="text-ink-2"> ({copy.optional})</span>}
          </span>
        }
      />
    </div>
  )
}
