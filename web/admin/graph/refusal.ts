import { graphCopy } from './graph.copy.js'

const copy = graphCopy.refusal

/** Why something was not answered or not done, in words for people. */
export interface Refusal {
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
export type GraphResult<Result> = { readonly data: Result } | { readonly refusal: Refusal }

export interface GraphError {
  readonly message: string
  readonly extensions?: { readonly [name: string]: unknown }
}

/** Refusal for a server that did not reply, or replied with something other than GraphQL. */
export const unreachable: Refusal = {
  code: 'UNREACHABLE',
  message: copy.theDeskCannotReach,
}

/** Returns the refusal in a GraphQL error. */
export function rejectionOfError({ extensions = {}, message }: GraphError): Refusal {
  const { code } = extensions
  return { ...extensions, code: typeof code === 'string' ? code : 'INTERNAL', message }
}

/** The refusal in what a mutation gave, or nothing when it was done. */
export function errorIn(result: object): Refusal | undefined {
  return 'code' in result && 'message' in result ? (result as Refusal) : undefined
}

/** The sentence at one field of a form. */
export function messageAt(refusal: Refusal | undefined, path: string): string | undefined {
  return refusal?.fields?.find((field) => field.path === path)?.message
}

/** A refusal without a field that is shown, as one sentence. */
export function formError(refusal: Refusal | undefined, shown: readonly string[] = []): string | undefined {
  if (!refusal) return undefined
  const elsewhere = refusal.fields?.find(({ path }) => !shown.includes(path))
  if (elsewhere) return elsewhere.message
  return refusal.fields && refusal.fields.length > 0 ? undefined : refusal.message
}

/** A refusal with its fields by their own names: `input.email` is the field `email`. */
export function ofInput(refusal: Refusal | undefined): Refusal | undefined {
  const fields = refusal?.fields?.map(({ path, message }) => ({ path: path.replace(/^input[.]/, ''), message }))
  return refusal && (fields ? { ...refusal, fields } : refusal)
}
