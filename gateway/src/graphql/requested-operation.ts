import { HeaderMap, type GraphQLResponse } from '@apollo/server'
import type { DocumentNode, GraphQLError, GraphQLFormattedError, GraphQLSchema, OperationDefinitionNode } from 'graphql'

import type { RequestContext } from './request-context.js'

/** An operation on its way to its resolvers; Apollo has found its document valid in the whole graph. */
export interface RequestedOperation {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly operationName?: string
  /** Hash of the document's text, which is also the id of a trusted one. */
  readonly queryHash: string
  readonly context: RequestContext
  /** Its variables as they were sent. */
  readonly sent: Readonly<Record<string, unknown>>
  /** Its variables as it declares them, once they are checked. */
  variables: Readonly<Record<string, unknown>>
  /** The schema that answers it: the whole graph at first, then the part that its version and its caller are shown. */
  schema: GraphQLSchema
}

/** Looks at an operation before the next step does. It ends there with an answer, or with what is thrown. */
export type OperationStep = (requested: RequestedOperation) => StepResult | Promise<StepResult>
type StepResult = GraphQLResponse | undefined | void

/** Thrown where a request is wrong, in the words of each error. */
export class OperationRejected extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('the operation is refused')
  }
}

interface SingleResult {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly GraphQLFormattedError[]
}

/** An answer to the whole operation. */
export function singleResponse(singleResult: SingleResult, status?: number): GraphQLResponse {
  return { http: { status, headers: new HeaderMap() }, body: { kind: 'single', singleResult } }
}
