import { ErasedEnquiry } from '../enquiries/erased-enquiry.js'
import { WithdrawnEnquiry, type WithdrawnEnquiryProps } from './withdrawn-enquiry.js'

/** An enquiry that lists no longer show: the progress of its erasure, or the consents that bring it back. */
export function GoneEnquiry({ id, ...reason }: WithdrawnEnquiryProps) {
  return <ErasedEnquiry id={id} otherwise={<WithdrawnEnquiry id={id} {...reason} />} />
}
