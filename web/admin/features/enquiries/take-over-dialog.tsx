import { When } from '../../ui/when.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { Enquiry } from './use-enquiry-pages.js'

interface TakeOverDialogProps {
  readonly enquiry: Enquiry
  readonly isBusy: boolean
  readonly onTakeOver: () => Promise<void>
  readonly onClose: () => void
}

/** Asks for confirmation before an enquiry is taken from a colleague who works on it. */
export function TakeOverDialog({ enquiry, isBusy, onClose, onTakeOver }: TakeOverDialogProps) {
  const { assignee, claimedUntil } = enquiry
  const name = assignee?.name ?? 'Someone'
  return (
    <DeskDialog title={`Take it over from ${name}?`} onClose={onClose}>
      <DialogForm act="Take it over" isBusy={isBusy} refusal={undefined} onSubmit={onTakeOver}>
        <p>
          {name} works on this enquiry{' '}
          {claimedUntil && (
            <>
              until <When at={claimedUntil} />
            </>
          )}
          . Agree with them first, so that nobody is answered twice.
        </p>
      </DialogForm>
    </DeskDialog>
  )
}
