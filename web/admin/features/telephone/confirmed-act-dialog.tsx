import { formError } from '../../graph/desk-error.js'
import {
  DeskStartErasureByTelephoneDocument,
  DeskWithdrawByTelephoneDocument,
} from '../../graph/generated/telephone/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { TelephoneDialogProps } from './telephone-dialog-props.js'
import { telephoneCopy } from './telephone.copy.js'

interface ConfirmedActDialogProps extends TelephoneDialogProps {
  readonly act: 'erase' | 'withdraw'
}

/** An act that only needs its confirmation: to withdraw the request, or to start its erasure. */
export function ConfirmedActDialog({ act, details: { enquiry }, onEnd }: ConfirmedActDialogProps) {
  const copy = telephoneCopy[act]
  const withdrawing = useDeskMutation(DeskWithdrawByTelephoneDocument, (result) => result.withdrawByTelephone)
  const erasing = useDeskMutation(DeskStartErasureByTelephoneDocument, (result) => result.startErasureByTelephone)
  const { mutate, isBusy, error } = act === 'withdraw' ? withdrawing : erasing
  const confirm = async () => {
    const { id, version } = enquiry
    if (await mutate({ id, version })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        variant="danger"
        isBusy={isBusy}
        error={formError(error)}
        onSubmit={confirm}
      >
        <p>{copy.text}</p>
      </DialogForm>
    </DeskDialog>
  )
}
