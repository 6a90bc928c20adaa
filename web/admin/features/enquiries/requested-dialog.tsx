import { AssignDialog } from './assign-dialog.js'
import { CloseDialog } from './close-dialog.js'
import { ContactDialog } from './contact-dialog.js'
import type { EnquiryDialogProps } from '../../enquiry/enquiry-part.js'
import { WaitDialog } from './wait-dialog.js'

/** Enquiry action that opens a dialog. */
export type DialogAction = 'assign' | 'close' | 'contact' | 'wait'

/** Dialog for the requested action. */
export function RequestedDialog({ action, ...dialog }: EnquiryDialogProps & { readonly action: DialogAction }) {
  if (action === 'contact') return <ContactDialog {...dialog} />
  if (action === 'wait') return <WaitDialog {...dialog} />
  return action === 'close' ? <CloseDialog {...dialog} /> : <AssignDialog {...dialog} />
}
