import { useState } from 'react'

import {
  DeskBeginPasskeyEnrolmentDocument,
  DeskFinishPasskeyEnrolmentDocument,
} from '../../graph/generated/passkeys/graphql.js'
import { messageAt, formError, type DeskError } from '../../graph/desk-error.js'
import { makePasskey } from '../../session/passkey-prompt.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { PasskeyNameField } from './passkey-name-field.js'
import { passkeysCopy } from './passkeys.copy.js'

const copy = passkeysCopy.addPasskeyDialog

interface AddPasskeyDialogProps {
  readonly onEnd: (isChanged: boolean) => void
}

/** Names a passkey, has the browser make it, and adds it. */
export function AddPasskeyDialog({ onEnd }: AddPasskeyDialogProps) {
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState<string>()
  const { isBusy, error, enrol } = useEnrolment()
  const add = async () => {
    const isNamed = name.trim() !== ''
    setNameError(isNamed ? undefined : copy.pleaseGive)
    if (isNamed && (await enrol(name))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error, ['name'])} onSubmit={add}>
        <p>{copy.text}</p>
        <PasskeyNameField value={name} onValue={setName} error={nameError ?? messageAt(error, 'name')} />
      </DialogForm>
    </DeskDialog>
  )
}

function useEnrolment() {
  const beginning = useDeskMutation(DeskBeginPasskeyEnrolmentDocument, (data) => data.startPasskeyRegistration)
  const finishing = useDeskMutation(DeskFinishPasskeyEnrolmentDocument, (data) => data.finishPasskeyRegistration)
  const [isRequesting, setRequesting] = useState(false)
  const [browserError, setBrowserError] = useState<DeskError>()
  const enrol = async (name: string) => {
    setBrowserError(undefined)
    const offer = await beginning.mutate({})
    if (!offer) return false
    setRequesting(true)
    const result = await makePasskey(offer)
    setRequesting(false)
    if ('passkey' in result) return (await finishing.mutate({ passkey: result.passkey, name })) !== undefined
    setBrowserError(result.error)
    return false
  }
  const isBusy = beginning.isBusy || isRequesting || finishing.isBusy
  return { isBusy, error: browserError ?? beginning.error ?? finishing.error, enrol }
}
