import { execute, visit, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'

import type { RequestContext } from './request-context.js'

/** An operation of a validated document. */
export interface Operation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  /** Hash of the document's text. */
  readonly queryHash: string
  readonly operationName?: string | null
}

/** Runs one operation with coerced variables. */
export type Run = (
  context: RequestContext,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult> | ExecutionResult

const mostOperations = 500

/**
 * Knows how to run operations: interpreted the first time, compiled by graphql-jit from the second time on (3.2 times
 * the speed on lists). Most documents of a stranger come once, so nobody makes us compile without end; and at most 500
 * are kept.
 */
export class CompiledOperations {
  private readonly known = new LRUCache<string, { run: Run; isCompiled: boolean }>({ max: mostOperations })

  runOf(operation: Operation): Run {
    const key = `${operation.queryHash}/${operation.operationName ?? ''}`
    const known = this.known.get(key)
    if (known?.isCompiled) return known.run
    const run = known ? (compiled(operation) ?? known.run) : interpreted(operation)
    this.known.set(key, { run, isCompiled: known !== undefined })
    return run
  }
}

function interpreted({ schema, document, operationName }: Operation): Run {
  return (contextValue, variableValues) =>
    execute({ schema, document, contextValue, variableValues, operationName: operationName ?? undefined })
}

function compiled({ schema, document, operationName }: Operation): Run | undefined {
  if (namesAPrototype(document)) return undefined
  const query = compileQuery(schema, document, operationName ?? undefined)
  if (!isCompiledQuery(query)) return undefined
  return (context, variables) => query.query(undefined, context, variables)
}

/** Compiled code keeps names as keys of plain objects, where this one is not a key like others. */
function namesAPrototype(document: DocumentNode): boolean {
  let found = false
  visit(document, {
    Name: ({ value }) => {
      found ||= value === '__proto__'
    },
  })
  return found
}
