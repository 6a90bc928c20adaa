import { useState } from 'react'

import {
  DeskBeginPasskeyEnrolmentDocument,
  DeskFinishPasskeyEnrolmentDocument,
} from '../../graph/generated/passkeys/graphql.js'
import { sentenceAt, wholeSentence, type Refusal } from '../../graph/refusal.js'
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
  const { isBusy, refusal, enrol } = useEnrolment()
  const add = async () => {
    const isNamed = name.trim() !== ''
    setNameError(isNamed ? undefined : copy.pleaseGive)
    if (isNamed && (await enrol(name))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm act={copy.action} isBusy={isBusy} refusal={wholeSentence(refusal, ['name'])} onSubmit={add}>
        <p>{copy.text}</p>
        <PasskeyNameField value={name} onValue={setName} error={nameError ?? sentenceAt(refusal, 'name')} />
      </DialogForm>
    </DeskDialog>
  )
}

function useEnrolment() {
  const beginning = useDeskMutation(DeskBeginPasskeyEnrolmentDocument, (data) => data.startPasskeyRegistration)
  const finishing = useDeskMutation(DeskFinishPasskeyEnrolmentDocument, (data) => data.finishPasskeyRegistration)
  const [isAsking, setAsking] = useState(false)
  const [browserRefusal, setBrowserRefusal] = useState<Refusal>()
  const enrol = async (name: string) => {
    setBrowserRefusal(undefined)
    const offer = await beginning.act({})
    if (!offer) return false
    setAsking(true)
    const made = await makePasskey(offer)
    setAsking(false)
    if ('passkey' in made) return (await finishing.act({ passkey: made.passkey, name })) !== undefined
    setBrowserRefusal(made.refusal)
    return false
  }
  const isBusy = beginning.isBusy || isAsking || finishing.isBusy
  return { isBusy, refusal: browserRefusal ?? beginning.refusal ?? finishing.refusal, enrol }
}
