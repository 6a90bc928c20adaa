import { DeskChangeAccessDocument } from '../../graph/generated/people/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import type { PersonDialogProps } from './person.js'

/** Explains the effects of taking access away or giving it back, before that is done. */
export function AccessDialog({ person: { id: staffId, name, state }, onEnd }: PersonDialogProps) {
  const { act, isBusy, refusal } = useDeskMutation(
    DeskChangeAccessDocument,
    ({ changeStaffAccess }) => changeStaffAccess,
  )
  const mayEnter = state === 'DISABLED'
  const change = async () => {
    if (await act({ staffId, mayEnter })) onEnd(true)
  }
  return (
    <DeskDialog
      title={mayEnter ? `Restore access for ${name}?` : `Remove access from ${name}?`}
      onClose={() => onEnd(false)}
    >
      <DialogForm
        act={mayEnter ? 'Restore it' : 'Remove it'}
        variant={mayEnter ? 'brand' : 'danger'}
        isBusy={isBusy}
        refusal={refusal?.message}
        onSubmit={change}
      >
        <p>
          {mayEnter
            ? 'They sign in as before, with the roles they have.'
            : 'They are signed out everywhere immediately and cannot sign in. The audit trail keeps what they did.'}
        </p>
      </DialogForm>
    </DeskDialog>
  )
}
