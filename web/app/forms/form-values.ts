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
 * What the fields hold that are no text: a tick, several of a list, a file, or what the page knows and nobody types.
 * Ticks and lists follow from the schema, so that a new one that is left out does not compile.
 */
export type FieldKinds<Form> = {
  readonly [Name in Exclude<Asked<Form>, TextField<Form>>]: [NonNullable<Form[Name]>] extends [boolean]
    ? 'tick'
    : 'list'
} & { readonly [Name in TextField<Form>]?: 'file' | 'known' }

/** The fields of these kinds. */
export type FieldOfKind<Kinds, Kind> = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind ? Name : never
}[keyof Kinds] &
  string

type AnswerOf<Field> = [NonNullable<Field>] extends [boolean]
  ? boolean
  : [NonNullable<Field>] extends [readonly unknown[]]
    ? readonly string[]
    : string

/** What stands in a form, by its schema: text as typed, ticks as ticks. Files and known answers stand beside it. */
export type FormValues<Form, Kinds> = {
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
export function formValues<Values>(fields: object, { kinds, begins }: FieldShape<Values>) {
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
