import { DeskAskMeansResetDocument, DeskConfirmMeansResetDocument } from '../../graph/generated/people/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { peopleCopy } from './people.copy.js'
import type { PersonDialogProps } from './person.js'

const copy = peopleCopy.meansResetDialog

/** Two admins end a person's sign-in methods: one requests it, another confirms after speaking to the person. */
export function SignInResetDialog({ person, onEnd }: PersonDialogProps) {
  const { id: staffId, signInReset, name } = person
  const requesting = useDeskMutation(DeskAskMeansResetDocument, ({ requestSignInReset }) => requestSignInReset)
  const confirming = useDeskMutation(DeskConfirmMeansResetDocument, ({ confirmSignInReset }) => confirmSignInReset)
  const mayConfirm = signInReset?.mayConfirm ?? false
  const send = async () => {
    if (await (mayConfirm ? confirming : requesting).mutate({ staffId })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title(name)} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={mayConfirm ? copy.iHaveSpoken : copy.requestIt}
        variant={mayConfirm ? 'danger' : 'brand'}
        isBusy={requesting.isBusy || confirming.isBusy}
        error={(confirming.error ?? requesting.error)?.message}
        onSubmit={send}
      >
        <p>{mayConfirm ? copy.theirPasswordCodeApp : copy.nothingChangesYetWithin}</p>
      </DialogForm>
    </DeskDialog>
  )
}
