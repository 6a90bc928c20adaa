import type { FieldCopy } from './form-copy.js'
import type { FormMutation, FormRequest, MakeRequest } from './form-request.js'
import { formValues, type FieldKinds, type FieldName, type FieldOfKind, type FormValues } from './form-values.js'

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
  /** What an untouched form holds. */
  readonly empty: Values
  /** Reads the form as the browser has it: sent without a script, or typed into before the script came. */
  readonly valuesFrom: (form: FormData) => Values
  /** Makes the request of these answers; `makeRequest` is handed in because its code comes with the first attempt. */
  readonly request: (makeRequest: MakeRequest, values: Values, more?: More) => FormRequest<Receipt>
  /** Loads what the request will need. */
  readonly load: () => Promise<unknown>
}

/** What stands in a form that is defined. */
export type ValuesOf<Definition> =
  Definition extends FormDefinition<infer Values, infer _Receipt, infer _More> ? Values : never

type Known<Kinds> = FieldOfKind<Kinds, 'known'>

interface FormShape<Form, Kinds, Input, More> {
  readonly kinds: Kinds
  readonly fields: Readonly<Record<FieldName<Form, Known<Kinds>>, FieldCopy>>
  readonly required: readonly FieldName<Form, Known<Kinds>>[]
  readonly checkedByBrowser?: boolean
  /** What is chosen from the beginning, as the schema has it by default. */
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
