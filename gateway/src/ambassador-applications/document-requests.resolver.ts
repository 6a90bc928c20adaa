import { Inject } from '@nestjs/common'
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import {
  AnswerDocumentRequest,
  ReadDocumentRequest,
} from '@seneb/contracts/messages/referral/document-request.messages'

import { ASKER } from '../asker.js'
import { withoutNulls } from '../graphql/without-nulls.js'

interface Answered {
  readonly token?: string | null
  readonly identityDocument?: string | null
  readonly tourGuideLicense?: string | null
}

@Resolver()
export class DocumentRequestsResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** What the link of a mail asks for (D-43). */
  @Query('documentRequest')
  async read(@Args('token') token: unknown): Promise<Output<typeof ReadDocumentRequest>['request']> {
    return (await this.bus.ask(ReadDocumentRequest, { token })).request
  }

  /** Hands over what it asks for (AMB-13, AMB-14). */
  @Mutation('answerDocumentRequest')
  async answer(@Args() answered: Answered): Promise<Output<typeof AnswerDocumentRequest>> {
    return this.bus.ask(AnswerDocumentRequest, withoutNulls(answered))
  }
}
