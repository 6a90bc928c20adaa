import { lazy, Suspense, useState } from 'react'

import { DeskAcceptInvitationDocument, type DeskReadInvitationMutation } from '../../graph/generated/operations.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useSending } from '../../session/use-sending.js'
import { DeskButton } from '../../ui/desk-button.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { TextField } from '../../ui/text-field.js'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.js')).QrCode }))

export type OpenInvitation = Extract<DeskReadInvitationMutation['readInvitation'], { readonly totpUri: string }>

interface AcceptFormProps {
  readonly token: string
  readonly invitation: OpenInvitation
  readonly onAccepted: (recoveryCodes: readonly string[]) => void
}

const shown = ['name', 'password', 'code']

/** Name, password and code app in one step, so that nobody ever has one factor alone. */
export function AcceptForm({ token, invitation, onAccepted }: AcceptFormProps) {
  const [name, setName] = useState(invitation.name)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { isBusy, refusal, send } = useSending(DeskAcceptInvitationDocument, (data) => data.acceptInvitation)
  const accept = async () => {
    const done = await send({ token, name, password, code })
    if (done) onAccepted(done.recoveryCodes)
  }
  const whole = wholeSentence(refusal, shown)
  const field = (path: string) => ({ name: path, error: sentenceAt(refusal, path) })
  return (
    <DeskForm onSubmit={accept}>
      <p>
        You were invited as <strong>{invitation.title}</strong>, with the address {invitation.email}.
      </p>
      {whole && <NoteBar tone="bad">{whole}</NoteBar>}
      <TextField label="Your name" autoComplete="name" value={name} onValue={setName} {...field('name')} />
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
      <TextField
        label="Password"
        hint="At least 15 characters; a sentence that only you would say is good."
        type="password"
        autoComplete="new-password"
        value={password}
        onValue={setPassword}
        {...field('password')}
      />
      <CodeApp invitation={invitation} />
      <CodeField value={code} onValue={setCode} error={sentenceAt(refusal, 'code')} />
      <DeskButton tone="gold" type="submit" isBusy={isBusy}>
        Join
      </DeskButton>
    </DeskForm>
  )
}

function CodeApp({ invitation: { totpSecret, totpUri } }: { readonly invitation: OpenInvitation }) {
  const groups = totpSecret.match(/.{1,4}/g) ?? []
  return (
    <fieldset>
      <legend className="desk-label">Your code app</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Suspense fallback={<div className="desk-skeleton size-44" />}>
          <QrCode text={totpUri} label="QR code for your code app" />
        </Suspense>
        <div className="min-w-0 flex-1 basis-48">
          <p>Scan this with your code app, or type the secret into it:</p>
          <p className="mt-2 font-mono text-[13px]">{groups.join(' ')}</p>
          <a href={totpUri} className="mt-2 inline-block font-semibold text-brand-strong underline">
            Open in an app of this device
          </a>
        </div>
      </div>
    </fieldset>
  )
}

interface CodeFieldProps {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error: string | undefined
}

function CodeField(field: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      hint="Six digits that the app shows now."
      inputMode="numeric"
      autoComplete="one-time-code"
      name="code"
      {...field}
    />
  )
}
