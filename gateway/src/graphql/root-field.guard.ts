import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common'
import { GqlExecutionContext } from '@nestjs/graphql'
import { OperationTypeNode, type GraphQLResolveInfo } from 'graphql'

import { rootFieldAccess, type RootFieldAccess } from '../access/root-field-access.js'
import type { RequestContext } from './request-context.js'

/** One call of a field of Query or Mutation, before its resolver is entered. */
export interface RootCall {
  readonly access: RootFieldAccess
  readonly args: Readonly<Record<string, unknown>>
  readonly context: RequestContext
  readonly info: GraphQLResolveInfo
}

/** Checks a call before the next step; an error that it throws becomes the response. */
export type RootFieldStep = (call: RootCall) => void | Promise<void>

interface RootFieldSteps {
  readonly queries: readonly RootFieldStep[]
  readonly mutations: readonly RootFieldStep[]
}

/** Runs the steps before every field of Query or Mutation, except public queries. */
@Injectable()
export class RootFieldGuard implements CanActivate {
  constructor(private readonly steps: RootFieldSteps) {}

  canActivate(host: ExecutionContext): boolean | Promise<boolean> {
    const graph = GqlExecutionContext.create(host)
    const info = graph.getInfo<GraphQLResolveInfo>()
    const isQuery = info.operation.operation === OperationTypeNode.QUERY
    const access = accessOf(info)
    if (isQuery && access === 'public') return true
    const call = { access, args: graph.getArgs<RootCall['args']>(), context: graph.getContext<RequestContext>(), info }
    return runSteps(isQuery ? this.steps.queries : this.steps.mutations, call)
  }
}

function accessOf({ fieldName, parentType }: GraphQLResolveInfo): RootFieldAccess {
  const field = parentType.getFields()[fieldName]
  if (!field) throw new Error(`there is no field ${fieldName}`)
  return rootFieldAccess(field)
}

async function runSteps(steps: readonly RootFieldStep[], call: RootCall): Promise<true> {
  for (const step of steps) await step(call)
  return true
}
