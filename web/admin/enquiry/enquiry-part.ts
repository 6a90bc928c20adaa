import type { Enquiry } from './enquiry.js'

/** Enquiry for a part of the page, and the callback after an action was done or refused. */
export interface EnquiryPartProps {
  readonly enquiry: Enquiry
  readonly onChanged: () => Promise<void>
}

/** Props of a dialog over the page; `onEnd` receives whether the enquiry was changed. */
export interface EnquiryDialogProps {
  readonly enquiry: Enquiry
  readonly onEnd: (isChanged: boolean) => void
}
