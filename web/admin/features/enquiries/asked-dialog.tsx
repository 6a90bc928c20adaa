import { AssignDialog } from './assign-dialog.js'
import { CloseDialog } from './close-dialog.js'
import { ContactDialog } from './contact-dialog.js'
import type { EnquiryDialogProps } from './enquiry-part.js'
import { WaitDialog } from './wait-dialog.js'

/** Enquiry action that opens a dialog. */
export type Asked = 'assign' | 'close' | 'contact' | 'wait'

/** Dialog for the requested action. */
export function RequestedDialog({ asked, ...dialog }: EnquiryDialogProps & { readonly asked: Asked }) {
  if (asked === 'contact') return <ContactDialog {...dialog} />
  if (asked === 'wait') return <WaitDialog {...dialog} />
  return asked === 'close' ? <CloseDialog {...dialog} /> : <AssignDialog {...dialog} />
}
