import { Args, Context, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ReadPublication } from '@seneb/contracts/messages/content/publication-version.messages'
import { PreviewEmailText } from '@seneb/contracts/messages/notification/email-text.messages'
import { AppError } from '@seneb/platform/app-error'

import type { RequestContext } from '../graphql/request-context.js'

/** Previews of emails with the sentences that editors write. */
@Resolver()
export class EmailTextsResolver {
  /** The email that an email text makes. */
  @Query()
  emailTextPreview(@Args('key') key: string, @Context() { staff }: RequestContext) {
    return readEmailPreview(key, staff)
  }
}

/** Reads the open version of an email text, or the published one, from content, and renders it in notification. */
export async function readEmailPreview(
  key: string,
  staff: Pick<RequestContext['staff'], 'sendRequest'>,
): Promise<Output<typeof PreviewEmailText>> {
  const { publication } = await staff.sendRequest(ReadPublication, { kind: 'email-text', key })
  const content = publication.draft?.content ?? publication.published
  if (!content) throw new AppError('PUBLICATION_UNKNOWN')
  return staff.sendRequest(PreviewEmailText, { content })
}
