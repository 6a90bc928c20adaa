import { graphCopy } from './graph.copy.js'

const copy = graphCopy.error

/** Message about a request that failed or was refused, for people. */
export interface DeskError {
  readonly code: string
  readonly message: string
  /** The roles that would do, as the schema spells them. */
  readonly roles?: readonly string[]
  readonly fields?: readonly { readonly path: string; readonly message: string }[]
  readonly retryAfterSeconds?: number
  /** Request ID in the logs, for operators. */
  readonly requestId?: string
}

/** Result of a GraphQL operation: its data, or the refusal. */
export type GraphResult<Result> = { readonly data: Result } | { readonly error: DeskError }

export interface GraphError {
  readonly message: string
  readonly extensions?: { readonly [name: string]: unknown }
}

/** Refusal for a server that did not reply, or replied with something other than GraphQL. */
export const unreachable: DeskError = {
  code: 'UNREACHABLE',
  message: copy.theDeskCannotReach,
}

/** Returns the refusal in a GraphQL error. */
export function rejectionOfError({ extensions = {}, message }: GraphError): DeskError {
  const { code } = extensions
  return { ...extensions, code: typeof code === 'string' ? code : 'INTERNAL', message }
}

/** Returns the refusal in a mutation's result, or undefined for success. */
export function errorIn(result: object): DeskError | undefined {
  return 'code' in result && 'message' in result ? (result as DeskError) : undefined
}

/** The sentence at one field of a form. */
export function messageAt(error: DeskError | undefined, path: string): string | undefined {
  return error?.fields?.find((field) => field.path === path)?.message
}

/** A refusal without a field that is shown, as one sentence. */
export function formError(error: DeskError | undefined, shown: readonly string[] = []): string | undefined {
  if (!error) return undefined
  const elsewhere = error.fields?.find(({ path }) => !shown.includes(path))
  if (elsewhere) return elsewhere.message
  return error.fields && error.fields.length > 0 ? undefined : error.message
}

/** Returns a refusal with short field names: `input.email` becomes `email`. */
export function ofInput(error: DeskError | undefined): DeskError | undefined {
  const fields = error?.fields?.map(({ path, message }) => ({ path: path.replace(/^input[.]/, ''), message }))
  return error && (fields ? { ...error, fields } : error)
}
