import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import { ListEmails, RetryEmail } from '@seneb/contracts/messages/notification/email.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { enumOf } from '../queues/service-status.js'

@Resolver()
export class WaitingMailsResolver {
  /** A page of mails that are not sent (D-51). */
  @Query('waitingMails')
  async waitingMails(
    @Args() { after, first, state }: { state: string; first: number; after?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    const page = { state: state.toLowerCase(), first, after: after ?? undefined }
    const { counts, emails, next } = await staff.ask(ListEmails, page)
    return {
      mails: emails.map((email) => ({ ...email, state: enumOf(email.state) })),
      next,
      counts: counts.map((count) => ({ ...count, state: enumOf(count.state) })),
    }
  }

  /** Sends one again (D-51). */
  @Mutation('retryMail')
  async retry(@Args('id') emailId: unknown, @Context() { staff }: RequestContext) {
    return { id: (await staff.ask(RetryEmail, { emailId })).emailId }
  }
}
