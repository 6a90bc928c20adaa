import { Args, Context, Mutation, Resolver } from '@nestjs/graphql'
import type { Input } from '@seneb/contracts/define'
import { TakeBackCareAnswer, WriteCareAnswer } from '@seneb/contracts/messages/enquiry/care-answer.messages'
import { RetryCareAnswer } from '@seneb/contracts/messages/notification/care-answer.messages'

import { readIdempotencyKey } from '../access/idempotency-key.js'
import type { RequestContext } from '../graphql/request-context.js'
import { withHolder } from './with-holder.js'

interface Written {
  readonly id: string
  readonly version: number
  readonly template: string
  readonly templateVersion: number
  readonly fields: Input<typeof WriteCareAnswer>['fields']
  readonly takeOver: boolean
  readonly idempotencyKey?: string | null
}

interface Answer {
  readonly id: string
  readonly answerId: string
}

@Resolver()
export class CareAnswersResolver {
  /** Answers an enquiry; the answer can be taken back for twenty seconds (GEN-07). */
  @Mutation('writeCareAnswer')
  async write(@Args() { id: enquiryId, idempotencyKey: key, ...asked }: Written, @Context() { staff }: RequestContext) {
    const written = { ...asked, enquiryId }
    const idempotencyKey = readIdempotencyKey(key)
    const writing = async () => {
      const { answerId, version, waitingUntil } = await staff.ask(WriteCareAnswer, written, { idempotencyKey })
      return { id: enquiryId, version, answerId, waitingUntil }
    }
    return withHolder(writing, { enquiryId, staff })
  }

  /** Takes an answer back while it waits. */
  @Mutation('takeBackCareAnswer')
  async takeBack(@Args() { answerId, id: enquiryId }: Answer, @Context() { staff }: RequestContext) {
    const { version } = await staff.ask(TakeBackCareAnswer, { enquiryId, answerId })
    return { id: enquiryId, version }
  }

  /** Mails an answer again that did not arrive (D-51). */
  @Mutation('retryCareAnswer')
  async retry(@Args() { answerId, id: enquiryId }: Answer, @Context() { staff }: RequestContext) {
    return { answerId: (await staff.ask(RetryCareAnswer, { enquiryId, answerId })).answerId }
  }
}
