import type { DatePickerWords } from '../ui/date-picker.js'
import type { NewToast } from '../ui/toast-queue.js'
import type { FormMutation, FormProblem, FormRequest, MakeRequest } from './form-request.js'

/** Label of a field, its placeholder, and the hint below its label. */
export interface FieldCopy {
  readonly label: string
  readonly placeholder?: string
  readonly hint?: string
}

/** The words of each problem; one without words does not compile. Refused answers are told at their fields. */
export type ProblemCopy = Readonly<Record<FormProblem, NewToast>>

/** The words of a form beside those of its fields. */
export interface FormCopy {
  /** Accessible name of the form. */
  readonly formTitle: string
  readonly optional: string
  /** The first line of a list without a placeholder of its own. */
  readonly select: string
  readonly date: DatePickerWords
  readonly summaryTitle: string
  readonly submit: string
  readonly submitting: string
  readonly problems: ProblemCopy
  /** Said by a toast once the form is received. */
  readonly receivedToast?: NewToast
}

/**
 * A form as the kit knows it. `More` is what goes along with the answers and is not typed, such as stored files; it
 * stands beside the values because they are what the browser's own form has, too.
 */
export interface FormDefinition<Values, Receipt extends string = string, More = undefined> {
  /** Every field with its words, in the order of the form, which is the order of the summary (D-81). */
  readonly fields: Readonly<Record<string, FieldCopy>>
  /** The fields that must be answered; all others are marked optional (D-45). */
  readonly required: ReadonlySet<string>
  /** True when the browser asks for them too, as long as no script has come (CONT-02). */
  readonly checkedByBrowser: boolean
  /** Values of an untouched form. */
  readonly empty: Values
  /** Reads the form as the browser has it: sent without a script, or typed into before the script came. */
  readonly valuesFrom: (form: FormData) => Values
  /** Makes the request of these answers; `makeRequest` is handed in because its code comes with the first attempt. */
  readonly request: (makeRequest: MakeRequest, values: Values, more?: More) => FormRequest<Receipt>
  /** Loads what the request will need. */
  readonly load: () => Promise<unknown>
}

/** Values type of a form definition. */
export type ValuesOf<Definition> =
  Definition extends FormDefinition<infer Values, infer _Receipt, infer _More> ? Values : never

type Known<Kinds> = FieldOfKind<Kinds, 'known'>

interface FormShape<Form, Kinds, Input, More> {
  readonly kinds: Kinds
  readonly fields: Readonly<Record<FieldName<Form, Known<Kinds>>, FieldCopy>>
  readonly required: readonly FieldName<Form, Known<Kinds>>[]
  readonly checkedByBrowser?: boolean
  /** Initial choices, matching the defaults of the schema. */
  readonly begins?: Partial<FormValues<Form, Kinds>>
  readonly inputFrom: (values: FormValues<Form, Kinds>, more: More | undefined) => Input
}

/**
 * Defines a form of the schema `Form`: `defineForm<ConsultationForm>()({ … })`. Its values follow from the schema; a field
 * without words, or a tick that is read as text, does not compile.
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

/** The fields of a form that are asked: all but those for which nothing but null is taken. */
type Asked<Form> = {
  [Name in keyof Form & string]-?: [NonNullable<Form[Name]>] extends [never] ? never : Name
}[keyof Form & string]

/** The names of a form's fields but those that the page knows and nobody types. */
export type FieldName<Form, Known extends string = never> = Exclude<Asked<Form>, Known>

type TextField<Form> = {
  [Name in Asked<Form>]: [NonNullable<Form[Name]>] extends [boolean | readonly unknown[]] ? never : Name
}[Asked<Form>]

/**
 * Kinds of the fields that are not text: a tick, a list of choices, a file, or a value that the page supplies. Ticks
 * and lists follow from the schema, so omitting a new one does not compile.
 */
type FieldKinds<Form> = {
  readonly [Name in Exclude<Asked<Form>, TextField<Form>>]: [NonNullable<Form[Name]>] extends [boolean]
    ? 'tick'
    : 'list'
} & { readonly [Name in TextField<Form>]?: 'file' | 'known' }

/** The fields of these kinds. */
type FieldOfKind<Kinds, Kind> = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind ? Name : never
}[keyof Kinds] &
  string

type AnswerOf<Field> = [NonNullable<Field>] extends [boolean]
  ? boolean
  : [NonNullable<Field>] extends [readonly unknown[]]
    ? readonly string[]
    : string

/**
 * Values of a form, derived from its schema: text as typed, ticks as booleans. Files and values that the page supplies
 * are kept separately.
 */
type FormValues<Form, Kinds> = {
  readonly [Name in Exclude<Asked<Form>, FieldOfKind<Kinds, 'file' | 'known'>>]: AnswerOf<Form[Name]>
}

/** The fields whose answer is of this type. */
export type FieldOf<Values, Answer> = {
  [Name in keyof Values]: Values[Name] extends Answer ? Name : never
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
  // By the kinds, every name has an answer of the type that its field has in Values.
  const record = (answerOf: (name: string, kind: keyof typeof readers) => unknown) =>
    Object.fromEntries(typed.map((name) => [name, answerOf(name, kindOf(name) as keyof typeof readers)])) as Values
  return {
    empty: { ...record((_name, kind) => nothing[kind]), ...begins },
    valuesFrom: (form: FormData): Values => record((name, kind) => readers[kind](form, name)),
  }
}

/** The zone of the person's own clock by its IANA name, as their browser tells it. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
