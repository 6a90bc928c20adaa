import { useState } from 'react'

import {
  DeskBeginTotpDocument,
  DeskConfirmTotpDocument,
  type DeskBeginTotpMutation,
} from '../../graph/generated/account/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { CodeApp } from '../../ui/code-app.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { CodeField } from '../../ui/fields.js'
import { accountCopy } from './account.copy.js'

const copy = accountCopy.codeAppDialog

type TotpSetup = Extract<DeskBeginTotpMutation['startTotpSetup'], { readonly totpUri: string }>

interface CodeAppDialogProps {
  readonly onEnd: (isChanged: boolean) => void
}

/** Replaces the code app; the new one counts after it has shown a correct code. */
export function CodeAppDialog({ onEnd }: CodeAppDialogProps) {
  const [totpSetup, setStarted] = useState<TotpSetup>()
  const beginning = useDeskMutation(DeskBeginTotpDocument, ({ startTotpSetup }) => startTotpSetup)
  const begin = async () => setStarted(await beginning.mutate({}))
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      {totpSetup ? (
        <ConfirmForm totpSetup={totpSetup} onEnd={onEnd} />
      ) : (
        <DialogForm
          submitLabel={copy.showTheSecret}
          isBusy={beginning.isBusy}
          error={beginning.error?.message}
          onSubmit={begin}
        >
          <p>{copy.text}</p>
        </DialogForm>
      )}
    </DeskDialog>
  )
}

function ConfirmForm({ totpSetup, onEnd }: CodeAppDialogProps & { readonly totpSetup: TotpSetup }) {
  const [code, setCode] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskConfirmTotpDocument, ({ confirmTotp }) => confirmTotp)
  const confirm = async () => {
    if (await mutate({ challengeToken: totpSetup.challengeToken, code })) onEnd(true)
  }
  return (
    <DialogForm submitLabel={copy.useThisApp} isBusy={isBusy} error={formError(error, ['code'])} onSubmit={confirm}>
      <CodeApp {...totpSetup} />
      <CodeField value={code} onValue={setCode} error={messageAt(error, 'code')} />
    </DialogForm>
  )
}
