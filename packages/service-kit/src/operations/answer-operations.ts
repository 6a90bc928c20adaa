import type { Input, Output, Question, ServiceName } from '@seneb/contracts/define'
import { operationsOf } from '@seneb/contracts/messages/operations/operations'

import type { Invoke } from '../decorators.js'
import type { Ctx } from '../ctx.js'
import { discardDeadLetters, replayDeadLetters, replayReason } from './replay-dead-letters.js'
import { countDeadLetterReasons, listDeadLetters } from './list-dead-letters.js'
import { listWorkers, readOutbox, readServiceStatus } from './service-status.js'
import type { ProcessState } from './process-state.js'

/** A question that the kit answers for a service. */
export interface OperationAnswer {
  readonly question: Question
  readonly invoke: Invoke
}

/** What the kit answers for every service about its running; a question of the contracts without an answer does not compile. */
export function operationAnswers(service: ServiceName, process: ProcessState): readonly OperationAnswer[] {
  const asked = operationsOf[service]
  const answers: { [Name in keyof typeof asked]: OperationAnswer } = {
    ListDeadLetters: answer(asked.ListDeadLetters, (input, { db }) => listDeadLetters(input, db)),
    CountDeadLetterReasons: answer(asked.CountDeadLetterReasons, (_input, { db }) => countDeadLetterReasons(db)),
    ReplayDeadLetters: answer(asked.ReplayDeadLetters, replayDeadLetters),
    ReplayReason: answer(asked.ReplayReason, replayReason),
    DiscardDeadLetters: answer(asked.DiscardDeadLetters, discardDeadLetters),
    ReadOutbox: answer(asked.ReadOutbox, (_input, { db }) => readOutbox(db, process.relay())),
    ListWorkers: answer(asked.ListWorkers, () => Promise.resolve(listWorkers(process.workers()))),
    ReadServiceStatus: answer(asked.ReadServiceStatus, (_input, { db }) => readServiceStatus(db, process)),
  }
  return Object.values(answers)
}

function answer<Q extends Question>(
  question: Q,
  to: (input: Input<Q>, ctx: Ctx) => Promise<Output<Q>>,
): OperationAnswer {
  return { question, invoke: to }
}
