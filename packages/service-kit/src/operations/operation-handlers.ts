import type { Input, Output, RequestContract, ServiceName } from '@seneb/contracts/define'
import { operationsFor } from '@seneb/contracts/messages/operations/operations'

import type { InvokeHandler } from '../decorators.js'
import type { Ctx } from '../ctx.js'
import { discardDeadLetters, replayDeadLetters, replayReason } from './replay-dead-letters.js'
import { countDeadLetterReasons, listDeadLetters } from './list-dead-letters.js'
import { listWorkers, readOutbox, readServiceStatus } from './service-status.js'
import type { ProcessState } from './process-state.js'

/** Request that the kit answers for a service. */
export interface OperationHandler {
  readonly contract: RequestContract
  readonly invoke: InvokeHandler
}

/** Handlers of the requests that every service answers about its operation; a request without a handler does not compile. */
export function operationHandlers(service: ServiceName, process: ProcessState): readonly OperationHandler[] {
  const contracts = operationsFor[service]
  const handlers: { [Name in keyof typeof contracts]: OperationHandler } = {
    ListDeadLetters: operationHandler(contracts.ListDeadLetters, (input, { db }) => listDeadLetters(input, db)),
    CountDeadLetterReasons: operationHandler(contracts.CountDeadLetterReasons, (_input, { db }) =>
      countDeadLetterReasons(db),
    ),
    ReplayDeadLetters: operationHandler(contracts.ReplayDeadLetters, replayDeadLetters),
    ReplayReason: operationHandler(contracts.ReplayReason, replayReason),
    DiscardDeadLetters: operationHandler(contracts.DiscardDeadLetters, discardDeadLetters),
    ReadOutbox: operationHandler(contracts.ReadOutbox, (_input, { db }) => readOutbox(db, process.relay())),
    ListWorkers: operationHandler(contracts.ListWorkers, () => Promise.resolve(listWorkers(process.workers()))),
    ReadServiceStatus: operationHandler(contracts.ReadServiceStatus, (_input, { db }) =>
      readServiceStatus(db, process),
    ),
  }
  return Object.values(handlers)
}

function operationHandler<Q extends RequestContract>(
  contract: Q,
  to: (input: Input<Q>, ctx: Ctx) => Promise<Output<Q>>,
): OperationHandler {
  return { contract, invoke: to }
}
