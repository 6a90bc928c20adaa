import { ReadCareEnquiry } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'

import type { RequestContext } from '../graphql/request-context.js'
import { nullIfUnavailable } from '../request-client.js'
import { lookupOf, readNames } from './staff-names.js'

interface HolderLookup {
  readonly enquiryId: string
  readonly staff: RequestContext['staff']
}

/** Runs an action on an enquiry; when another staff member holds the enquiry, the problem names that person. */
export async function withHolder<Done extends object>(action: () => Promise<Done>, { enquiryId, staff }: HolderLookup) {
  try {
    return await action()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'ENQUIRY_CLAIMED') throw error
    const [found, names] = await Promise.all([
      nullIfUnavailable(staff.sendRequest(ReadCareEnquiry, { enquiryId })),
      readNames(staff),
    ])
    const holder = lookupOf(names)(found?.enquiry.assigneeId)
    const message = holder ? `${holder.name} was quicker. You can take it over if you need to.` : error.message
    return { __typename: 'EnquiryClaimed' as const, code: error.code, message, holder }
  }
}
