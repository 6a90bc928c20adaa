import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskInviteDocument, type StaffRole } from '../../graph/generated/people/graphql.js'
import { ofInput, messageAt, formError, type DeskError } from '../../graph/desk-error.js'
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

const emptyForm: Invited = { email: '', name: '', title: '', roles: [] }

/** Returns the form's input, with an idempotency key so that sending it repeatedly creates only one invitation. */
function useInvited() {
  const [{ invited, idempotencyKey }, setForm] = useState(() => formOf(emptyForm))
  return {
    invited,
    idempotencyKey,
    change: (part: Partial<Invited>) => setForm(formOf({ ...invited, ...part })),
    empty: () => setForm(formOf(emptyForm)),
  }
}

function formOf(invited: Invited) {
  return { invited, idempotencyKey: crypto.randomUUID() }
}

/** Invites a person: their details, their roles, and the resulting permissions, shown before the invitation is sent. */
export function InvitePanel({ onInvited, onClose }: InvitePanelProps) {
  const { change, empty, idempotencyKey, invited } = useInvited()
  const [sentTo, setSentTo] = useState<string>()
  useUnsaved(Boolean(invited.email || invited.name || invited.title))
  const { mutate, isBusy, error } = useDeskMutation(DeskInviteDocument, ({ inviteStaff }) => inviteStaff)
  const invite = async () => {
    setSentTo(undefined)
    if (!(await mutate({ input: { ...invited, roles: [...invited.roles] }, idempotencyKey }))) return
    setSentTo(invited.email)
    empty()
    onInvited()
  }
  const message = formError(ofInput(error), ['email', 'name', 'title', 'roles'])
  return (
    <SidePanel title={copy.inviteAPerson} onClose={onClose}>
      <DeskForm onSubmit={invite}>
        {sentTo && (
          <NoteBar tone="good" title={copy.aLink(sentTo)}>
            {copy.note}
          </NoteBar>
        )}
        {message && <NoteBar tone="bad">{message}</NoteBar>}
        <RecipientFields invited={invited} error={ofInput(error)} onChange={change} />
        <RoleChecks
          roles={invited.roles}
          error={messageAt(ofInput(error), 'roles')}
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
  readonly error: DeskError | undefined
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

function RecipientFields({ invited, error, onChange }: RecipientFieldsProps) {
  return recipientFields.map(({ name, ...field }) => (
    <TextField
      key={name}
      {...field}
      name={name}
      autoComplete="off"
      value={invited[name]}
      onValue={(value) => onChange({ [name]: value })}
      error={messageAt(error, name)}
    />
  ))
}
