import type { DatePickerCopy } from '../ui/date-picker.js'
import type { NewToast } from '../ui/toast-queue.js'
import type { FormMutation, FormProblem, FormRequest, MakeRequest } from './form-request.js'

/** Label of a field, its placeholder, and the hint below its label. */
export interface FieldCopy {
  readonly label: string
  readonly placeholder?: string
  readonly hint?: string
}

/** Text of each problem; a problem without text does not compile. Validation errors are shown at their fields. */
export type ProblemCopy = Readonly<Record<FormProblem, NewToast>>

/** Text of a form, except that of its fields. */
export interface FormCopy {
  /** Accessible name of the form. */
  readonly formTitle: string
  readonly optional: string
  /** First option of a list that has no placeholder. */
  readonly select: string
  readonly date: DatePickerCopy
  readonly summaryTitle: string
  readonly submit: string
  readonly submitting: string
  readonly problems: ProblemCopy
  /** Toast shown once the form is received. */
  readonly receivedToast?: NewToast
}

/**
 * Definition of a form. `More` is data sent with the answers that is not typed, such as stored files. It is separate
 * because the values are exactly those in the browser's form.
 */
export interface FormDefinition<Values, Receipt extends string = string, More = undefined> {
  /** Label and text of every field, in the order of the form and its summary (D-81). */
  readonly fields: Readonly<Record<string, FieldCopy>>
  /** Required fields; all others are marked optional (D-45). */
  readonly required: ReadonlySet<string>
  /** True when the browser also enforces the required fields until the script has loaded (CONT-02). */
  readonly checkedByBrowser: boolean
  /** Values of an untouched form. */
  readonly empty: Values
  /** Reads the browser's form: sent without a script, or filled in before the script ran. */
  readonly valuesFrom: (form: FormData) => Values
  /**
   * Creates the request for these answers; `makeRequest` is a parameter because its code is loaded with the first
   * attempt.
   */
  readonly request: (makeRequest: MakeRequest, values: Values, more?: More) => FormRequest<Receipt>
  /** Loads the code of the request. */
  readonly load: () => Promise<unknown>
}

/** Values type of a form definition. */
export type ValuesOf<Definition> =
  Definition extends FormDefinition<infer Values, infer _Receipt, infer _More> ? Values : never

type SuppliedField<Kinds> = FieldOfKind<Kinds, 'known'>

interface FormShape<Form, Kinds, Input, More> {
  readonly kinds: Kinds
  readonly fields: Readonly<Record<FieldName<Form, SuppliedField<Kinds>>, FieldCopy>>
  readonly required: readonly FieldName<Form, SuppliedField<Kinds>>[]
  readonly checkedByBrowser?: boolean
  /** Initial choices, matching the defaults of the schema. */
  readonly begins?: Partial<FormValues<Form, Kinds>>
  readonly inputFrom: (values: FormValues<Form, Kinds>, more: More | undefined) => Input
}

/**
 * Defines a form of the schema `Form`: `defineForm<ConsultationForm>()({ … })`. Its values follow from the schema; a
 * field without text, or a checkbox read as text, does not compile.
 */
export function defineForm<Form>() {
  return <
    const Kinds extends FieldKinds<Form>,
    Input extends object,
    Data,
    Variables extends object,
    Result extends { readonly __typename: string },
    Receipt extends string,
    More = undefined,
  >(
    shape: FormShape<Form, Kinds, Input, More> & FormMutation<Input, Data, Variables, Result, Receipt>,
  ): FormDefinition<FormValues<Form, Kinds>, Receipt, More> => ({
    fields: shape.fields,
    required: new Set(shape.required),
    checkedByBrowser: shape.checkedByBrowser ?? false,
    ...formValues<FormValues<Form, Kinds>>(shape.fields, shape),
    request: (makeRequest, values, more) => makeRequest(shape, shape.inputFrom(values, more)),
    load: () => Promise.all([typeof shape.rules === 'function' && shape.rules(), shape.mutation(), loadReader()]),
  })
}

const loadReader = () => import('@seneb/contracts/forms/read-form')

/** Names of the fields that a form contains: all except those that accept only null. */
type FormField<Form> = {
  [Name in keyof Form & string]-?: [NonNullable<Form[Name]>] extends [never] ? never : Name
}[keyof Form & string]

/** Names of a form's fields, without those that the page supplies. */
export type FieldName<Form, Supplied extends string = never> = Exclude<FormField<Form>, Supplied>

type TextField<Form> = {
  [Name in FormField<Form>]: [NonNullable<Form[Name]>] extends [boolean | readonly unknown[]] ? never : Name
}[FormField<Form>]

/**
 * Kinds of the fields that are not text: a tick, a list of choices, a file, or a value that the page supplies. Ticks
 * and lists follow from the schema, so omitting a new one does not compile.
 */
type FieldKinds<Form> = {
  readonly [Name in Exclude<FormField<Form>, TextField<Form>>]: [NonNullable<Form[Name]>] extends [boolean]
    ? 'tick'
    : 'list'
} & { readonly [Name in TextField<Form>]?: 'file' | 'known' }

/** The fields of these kinds. */
type FieldOfKind<Kinds, Kind> = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind ? Name : never
}[keyof Kinds] &
  string

type FieldValue<Field> = [NonNullable<Field>] extends [boolean]
  ? boolean
  : [NonNullable<Field>] extends [readonly unknown[]]
    ? readonly string[]
    : string

/**
 * Values of a form, derived from its schema: text as typed, ticks as booleans. Files and values that the page supplies
 * are kept separately.
 */
type FormValues<Form, Kinds> = {
  readonly [Name in Exclude<FormField<Form>, FieldOfKind<Kinds, 'file' | 'known'>>]: FieldValue<Form[Name]>
}

/** Fields with a value of this type. */
export type FieldOf<Values, Value> = {
  [Name in keyof Values]: Values[Name] extends Value ? Name : never
}[keyof Values] &
  string

/** The text of a field as the browser has it; empty when it is not shown. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const readers = {
  text: textOf,
  tick: (form: FormData, name: string): boolean => form.has(name),
  list: (form: FormData, name: string) => form.getAll(name).filter((value) => typeof value === 'string'),
}
const nothing = { text: '', tick: false, list: [] }

interface FieldShape<Values> {
  readonly kinds: Readonly<Record<string, string | undefined>>
  readonly begins?: Partial<Values>
}

/** The values of an untouched form of these fields, and how they are read from a form as the browser has it. */
function formValues<Values>(fields: object, { kinds, begins }: FieldShape<Values>) {
  const kindOf = (name: string) => kinds[name] ?? 'text'
  const typed = Object.keys(fields).filter((name) => kindOf(name) in readers)
  // By their kinds, all names have values of the type that `Values` declares.
  const record = (readValue: (name: string, kind: keyof typeof readers) => unknown) =>
    Object.fromEntries(typed.map((name) => [name, readValue(name, kindOf(name) as keyof typeof readers)])) as Values
  return {
    empty: { ...record((_name, kind) => nothing[kind]), ...begins },
    valuesFrom: (form: FormData): Values => record((name, kind) => readers[kind](form, name)),
  }
}

/** Returns the IANA name of the browser's time zone. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
