import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import type { DeskTelephoneFactsQuery } from '../../graph/generated/telephone/graphql.js'

/** Data and callbacks of a dialog for an act by telephone. */
export interface TelephoneDialogProps {
  readonly details: DeskEnquiryDetailsQuery['careEnquiry']
  readonly facts: DeskTelephoneFactsQuery['telephoneFacts']
  readonly onEnd: (isChanged: boolean) => void
  readonly onChanged: () => Promise<void>
}
