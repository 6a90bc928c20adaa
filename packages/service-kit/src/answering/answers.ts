import type { Output, Question, Input } from '@seneb/contracts/define'

import { bindMessage } from '../bind-message.js'

type Answering<Q extends Question> = (input: Input<Q>, ctx: never) => Promise<Output<Q>>

/**
 * Binds a controller method to a question. The kit parses the question before the method sees it, gives it a ctx,
 * keeps the deadline, continues the trace and turns AppErrors into the caller's AppErrors; any other error is logged
 * once and masked.
 */
export function Answers<Q extends Question>(question: Q) {
  return <M extends Answering<Q>>(target: object, key: string, descriptor: TypedPropertyDescriptor<M>): void =>
    bindMessage(question.subject, question)(target, key, descriptor as unknown as TypedPropertyDescriptor<never>)
}
