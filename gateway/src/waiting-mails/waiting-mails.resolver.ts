import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import { ListEmails, RetryEmail } from '@seneb/contracts/messages/notification/email.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'

@Resolver()
export class WaitingMailsResolver {
  /** A page of mails that are not sent (D-51). */
  @Query('waitingMails')
  async waitingMails(
    @Args() asked: { state: string; first: number; after?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    const { counts, emails: mails, next } = await staff.ask(ListEmails, withoutNulls(asked))
    return { mails, next, counts }
  }

  /** Sends one again (D-51). */
  @Mutation('retryMail')
  async retry(@Args('id') emailId: unknown, @Context() { staff }: RequestContext) {
    return { id: (await staff.ask(RetryEmail, { emailId })).emailId }
  }
}
