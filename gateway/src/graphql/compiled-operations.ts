import {
  execute,
  getOperationAST,
  OperationTypeNode,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'

import type { RequestContext } from './request-context.js'

/** An operation of a validated document. */
export interface Operation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  /** Hash of the document's text, which is also the id of a trusted one. */
  readonly queryHash: string
  readonly operationName?: string | null
}

/**
 * Runs one operation with its variables as sent. graphql-js and graphql-jit both coerce variables and accept no coerced
 * ones. Pricing and validation coerce them once before that.
 */
export type Run = (
  context: RequestContext,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult> | ExecutionResult

/**
 * Runs operations. Trusted queries are compiled by graphql-jit, which is 3.2 times as fast on lists; ad-hoc ones are
 * interpreted, so that client text never becomes code. The number of compiled queries is bounded: one for each of our
 * documents and each version in which it is requested.
 */
export class CompiledOperations {
  /** Keyed by schema, because each version has its own. */
  private readonly compiled = new WeakMap<GraphQLSchema, Map<string, Run>>()

  /** `isTrusted` returns whether the hash of a document's text belongs to a trusted document. */
  constructor(private readonly isTrusted: (queryHash: string) => boolean) {}

  runOf(operation: Operation): Run {
    const { operationName, queryHash, schema } = operation
    if (!this.isTrusted(queryHash)) return interpreted(operation)
    const key = `${queryHash}/${operationName ?? ''}`
    const ofSchema = this.compiled.get(schema) ?? new Map<string, Run>()
    this.compiled.set(schema, ofSchema)
    const cached = ofSchema.get(key)
    if (cached) return cached
    const run = compiled(operation) ?? interpreted(operation)
    ofSchema.set(key, run)
    return run
  }
}

function interpreted({ schema, document, operationName }: Operation): Run {
  return (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues, operationName: operationName ?? undefined })
}

function compiled({ schema, document, operationName }: Operation): Run | undefined {
  // Their responses are small, and graphql-jit treats the default of a required input field as missing.
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.QUERY) return undefined
  if (namesAPrototype(document)) return undefined
  const query = compileQuery(schema, document, operationName ?? undefined)
  if (!isCompiledQuery(query)) return undefined
  return (context, variables) => query.query(undefined, context, variables)
}

/** Compiled code uses names as keys of plain objects, where `__proto__` would not be an ordinary key. */
function namesAPrototype(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Name: ({ value }) => {
      found ||= value === '__proto__'
    },
  })
  return found
}
