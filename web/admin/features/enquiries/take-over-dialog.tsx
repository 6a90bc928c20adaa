import { When } from '../../ui/when.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

const copy = enquiryDialogsCopy.takeOverDialog

interface TakeOverDialogProps {
  readonly enquiry: Enquiry
  readonly isBusy: boolean
  readonly onTakeOver: () => Promise<void>
  readonly onClose: () => void
}

/** Asks for confirmation before an enquiry is taken from a colleague who works on it. */
export function TakeOverDialog({ enquiry, isBusy, onClose, onTakeOver }: TakeOverDialogProps) {
  const { assignee, claimedUntil } = enquiry
  const name = assignee?.name ?? copy.someone
  return (
    <DeskDialog title={copy.title(name)} onClose={onClose}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={undefined} onSubmit={onTakeOver}>
        <p>
          {copy.text(name)}{' '}
          {claimedUntil && (
            <>
              {copy.until} <When at={claimedUntil} />
            </>
          )}
          {copy.agreeWithThemFirstSo}
        </p>
      </DialogForm>
    </DeskDialog>
  )
}
