import type { Enquiry } from './use-enquiry-pages.js'

/** Enquiry for a part of the page, and the callback after an action was done or refused. */
export interface EnquiryPartProps {
  readonly enquiry: Enquiry
  readonly onChanged: () => Promise<void>
}

/** A dialog over the page; `onEnd` is told whether something was done. */
export interface EnquiryDialogProps {
  readonly enquiry: Enquiry
  readonly onEnd: (isChanged: boolean) => void
}
