import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskInviteDocument, type StaffRole } from '../../graph/generated/people/graphql.js'
import { ofInput, messageAt, formError, type Refusal } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useUnsaved } from '../../unsaved/unsaved.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SidePanel } from '../../ui/side-panel.js'
import { peopleCopy } from './people.copy.js'
import { RoleChecks } from './role-checks.js'
import { RoleRights } from './role-rights.js'
import { TextField } from '../../ui/fields.js'

const copy = peopleCopy.invitePanel

interface InvitePanelProps {
  readonly onInvited: () => void
  readonly onClose: () => void
}

interface Invited {
  readonly email: string
  readonly name: string
  readonly title: string
  readonly roles: readonly StaffRole[]
}

const nobody: Invited = { email: '', name: '', title: '', roles: [] }

/** Returns the form's input, with an idempotency key so that sending it repeatedly creates only one invitation. */
function useInvited() {
  const [{ invited, idempotencyKey }, setForm] = useState(() => formOf(nobody))
  return {
    invited,
    idempotencyKey,
    change: (part: Partial<Invited>) => setForm(formOf({ ...invited, ...part })),
    empty: () => setForm(formOf(nobody)),
  }
}

function formOf(invited: Invited) {
  return { invited, idempotencyKey: crypto.randomUUID() }
}

/** Invites a person: their details, their roles, and the rights these give, shown before anything is sent. */
export function InvitePanel({ onInvited, onClose }: InvitePanelProps) {
  const { change, empty, idempotencyKey, invited } = useInvited()
  const [sentTo, setSentTo] = useState<string>()
  useUnsaved(Boolean(invited.email || invited.name || invited.title))
  const { act, isBusy, refusal } = useDeskMutation(DeskInviteDocument, ({ inviteStaff }) => inviteStaff)
  const invite = async () => {
    setSentTo(undefined)
    if (!(await act({ input: { ...invited, roles: [...invited.roles] }, idempotencyKey }))) return
    setSentTo(invited.email)
    empty()
    onInvited()
  }
  const whole = formError(ofInput(refusal), ['email', 'name', 'title', 'roles'])
  return (
    <SidePanel title={copy.inviteAPerson} onClose={onClose}>
      <DeskForm onSubmit={invite}>
        {sentTo && (
          <NoteBar tone="good" title={copy.aLink(sentTo)}>
            {copy.note}
          </NoteBar>
        )}
        {whole && <NoteBar tone="bad">{whole}</NoteBar>}
        <RecipientFields invited={invited} refusal={ofInput(refusal)} onChange={change} />
        <RoleChecks
          roles={invited.roles}
          error={messageAt(ofInput(refusal), 'roles')}
          onRoles={(roles) => change({ roles })}
        />
        {invited.roles.length > 0 && <RoleRights roles={invited.roles} />}
        <Button variant="gold" type="submit" isBusy={isBusy}>
          {copy.sendTheInvitation}
        </Button>
      </DeskForm>
    </SidePanel>
  )
}

interface RecipientFieldsProps {
  readonly invited: Invited
  readonly refusal: Refusal | undefined
  readonly onChange: (part: Partial<Invited>) => void
}

const recipientFields = [
  { name: 'name', label: copy.name, hint: copy.theyCanChange, type: 'text' },
  {
    name: 'email',
    label: copy.workEmail,
    hint: copy.theLinkGoesThere,
    type: 'email',
  },
  { name: 'title', label: copy.jobTitle, hint: copy.forExampleCareLead, type: 'text' },
] as const

function RecipientFields({ invited, refusal, onChange }: RecipientFieldsProps) {
  return recipientFields.map(({ name, ...field }) => (
    <TextField
      key={name}
      {...field}
      name={name}
      autoComplete="off"
      value={invited[name]}
      onValue={(value) => onChange({ [name]: value })}
      error={messageAt(refusal, name)}
    />
  ))
}
