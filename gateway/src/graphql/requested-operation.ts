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
  /** Schema of the operation: the whole graph at first, then the part that its version and caller see. */
  schema: GraphQLSchema
}

/** Checks an operation before the next step. A returned response or a thrown error ends it. */
export type OperationStep = (requested: RequestedOperation) => StepResult | Promise<StepResult>
type StepResult = GraphQLResponse | undefined | void

/** Thrown for an invalid request, with the messages of its errors. */
export class OperationRejected extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super('the operation is refused')
  }
}

interface SingleResult {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly GraphQLFormattedError[]
}

/** Response to the whole operation. */
export function singleResponse(singleResult: SingleResult, status?: number): GraphQLResponse {
  return { http: { status, headers: new HeaderMap() }, body: { kind: 'single', singleResult } }
}
