import { array, type AnyObject, type ISchema } from 'yup'

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** The bounds that the sentence of a field speaks of, where no rule of yup's names them. */
    min?: number
    max?: number
  }
}

/** S1: maximum length of any list; a list in a form has a smaller limit. */
export const maxListElements = 50

/** Maximum length of a list, and the messages for an invalid one. */
export interface ListBound {
  readonly max: number
  readonly tooMany: string
  readonly noList: string
}

/**
 * A list whose length is checked before its elements are cast or validated, because yup creates one error object per
 * element. `dropDuplicates` merges equal elements before they are counted.
 */
export function boundedList<T>(element: ISchema<T, AnyObject>, bound: ListBound, dropDuplicates = false) {
  const { max, noList, tooMany } = bound
  const isTooLong = (value: unknown) => Array.isArray(value) && elementsOf(value, max, dropDuplicates).length > max
  return array(element)
    .meta({ max })
    .transform((value: unknown) => {
      if (!Array.isArray(value)) return value
      const elements = elementsOf(value, max, dropDuplicates)
      // A value that is not a list is not iterated; `typeError` then supplies the message.
      return elements.length > max ? Symbol.for('too many elements') : elements
    })
    .typeError(({ originalValue }: { originalValue: unknown }) => (isTooLong(originalValue) ? tooMany : noList))
}

/** Returns the list without duplicates; a list beyond the maximum of all lists is returned unchanged. */
function elementsOf(list: readonly unknown[], max: number, dropDuplicates: boolean): readonly unknown[] {
  const isShort = list.length <= Math.max(max, maxListElements)
  return dropDuplicates && isShort ? [...new Set(list)] : list
}
