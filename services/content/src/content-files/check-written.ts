import { ValidationError, type InferType, type Schema } from 'yup'

import { ContentFileError } from './content-file-error.js'
import { proseMistakes } from './prose-mistakes.js'
import type { WrittenFile } from './written-file.js'

/** Returns the record of a file, validated by its schema; throws a sentence for each mistake. */
export function checkWritten<S extends Schema>(
  file: string,
  { data, lineOf, mistakes }: WrittenFile,
  schema: S,
): InferType<S> {
  if (mistakes.length > 0) throw new ContentFileError(file, mistakes)
  const found = [...mistakesOf(data, schema), ...proseMistakes(data, schema)]
  throwMistakes(file, found, lineOf)
  return data
}

/** Throws a sentence with its line for each of these mistakes, if there are any. */
export function throwMistakes(file: string, found: readonly FieldMistake[], lineOf: WrittenFile['lineOf']): void {
  if (found.length === 0) return
  throw new ContentFileError(
    file,
    found.map(({ path, message }) => ({ line: lineOf(path), message })),
  )
}

/** Mistake in a field. */
export interface FieldMistake {
  readonly path: string
  readonly message: string
}

function mistakesOf(data: unknown, schema: Schema): FieldMistake[] {
  return validationErrors(data, schema).flatMap((one) => fieldMistakes(one))
}

/** Returns every error of a record by its schema. */
export function validationErrors(data: unknown, schema: Schema): readonly ValidationError[] {
  try {
    schema.validateSync(data, { strict: true, abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.length > 0 ? error.inner : [error]
  }
}

function fieldMistakes({ message, params = {}, path = '', type, value }: ValidationError): FieldMistake[] {
  // The line names the record of a list.
  const name = path.replace(/^\[\d+\]\.?/, '') || 'the record'
  switch (type) {
    case 'optionality':
    case 'nullable':
    case 'required':
      return [{ path, message: `${name} is missing` }]
    case 'noUnknown':
      return String(params['unknown'])
        .split(', ')
        .map((field) => ({
          path: path === '' ? field : `${path}.${field}`,
          message: `${name} has no field "${field}"`,
        }))
    case 'typeError': {
      const expected = typeNames[String(params['type'])] ?? String(params['type'])
      return [{ path, message: `${name} is ${JSON.stringify(value)}, and has to be ${expected}` }]
    }
    case 'oneOf':
      // A flag has a separate message.
      if (message.startsWith('Please')) return [{ path, message: `${name}: ${message}` }]
      return [{ path, message: `${name} is ${JSON.stringify(value)}, and can be: ${String(params['values'])}` }]
    default:
      return [{ path, message: `${name}: ${message}` }]
  }
}

/** Readable names of value types. */
export const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}
