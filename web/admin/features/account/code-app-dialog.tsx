import { useState } from 'react'

import {
  DeskBeginTotpDocument,
  DeskConfirmTotpDocument,
  type DeskBeginTotpMutation,
} from '../../graph/generated/account/graphql.js'
import { messageAt, formError } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { CodeApp } from '../../ui/code-app.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { CodeField } from '../../ui/fields.js'
import { accountCopy } from './account.copy.js'

const copy = accountCopy.codeAppDialog

type Begun = Extract<DeskBeginTotpMutation['startTotpSetup'], { readonly totpUri: string }>

interface CodeAppDialogProps {
  readonly onEnd: (isChanged: boolean) => void
}

/** Another code app in place of the one before; it counts once it has shown a right code. */
export function CodeAppDialog({ onEnd }: CodeAppDialogProps) {
  const [begun, setStarted] = useState<Begun>()
  const beginning = useDeskMutation(DeskBeginTotpDocument, ({ startTotpSetup }) => startTotpSetup)
  const begin = async () => setStarted(await beginning.act({}))
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      {begun ? (
        <ConfirmForm begun={begun} onEnd={onEnd} />
      ) : (
        <DialogForm
          act={copy.showTheSecret}
          isBusy={beginning.isBusy}
          refusal={beginning.refusal?.message}
          onSubmit={begin}
        >
          <p>{copy.text}</p>
        </DialogForm>
      )}
    </DeskDialog>
  )
}

function ConfirmForm({ begun, onEnd }: CodeAppDialogProps & { readonly begun: Begun }) {
  const [code, setCode] = useState('')
  const { act, isBusy, refusal } = useDeskMutation(DeskConfirmTotpDocument, ({ confirmTotp }) => confirmTotp)
  const confirm = async () => {
    if (await act({ challengeToken: begun.challengeToken, code })) onEnd(true)
  }
  return (
    <DialogForm act={copy.useThisApp} isBusy={isBusy} refusal={formError(refusal, ['code'])} onSubmit={confirm}>
      <CodeApp {...begun} />
      <CodeField value={code} onValue={setCode} error={messageAt(refusal, 'code')} />
    </DialogForm>
  )
}
