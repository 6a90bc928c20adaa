import { callingCodeOf, joinPhone } from '../ui/calling-codes.js'
import { textOf, type FieldReader } from './form-values.js'

/** A number and the country of its calling code are two controls of one answer. */
export const phoneFrom: FieldReader = (form, name) =>
  joinPhone({ code: callingCodeOf(textOf(form, `${name}.country`)) ?? '', rest: textOf(form, name) })
