import { effectiveRights, staffRoles } from '@seneb/contracts/vocabulary/staff-access'
import { useState } from 'react'

import { DeskChangeAccessDocument, DeskChangeRolesDocument, type StaffRole } from '../../graph/generated/operations.js'
import { useAct } from '../../session/use-act.js'
import { DeskButton } from '../../ui/desk-button.js'
import { NoteBar } from '../../ui/note-bar.js'
import type { Person } from './people-table.js'
import { RoleChecks } from './role-checks.js'

interface PersonPanelProps {
  readonly person: Person
  readonly onChanged: () => void
}

/** One person: their roles as check cards, what these come to in words, and whether they may enter. */
export function PersonPanel({ person, onChanged }: PersonPanelProps) {
  const [roles, setRoles] = useState<readonly StaffRole[]>(person.roles)
  const changing = useAct(DeskChangeRolesDocument, ({ changeStaffRoles }) => changeStaffRoles)
  const entering = useAct(DeskChangeAccessDocument, ({ changeStaffAccess }) => changeStaffAccess)
  const isChanged = roles.length !== person.roles.length || roles.some((role) => !person.roles.includes(role))
  const refusal = changing.refusal ?? entering.refusal

  const saveRoles = async () => {
    if (await changing.act({ staffId: person.id, roles: [...roles] })) onChanged()
  }
  const changeAccess = async () => {
    if (await entering.act({ staffId: person.id, mayEnter: person.state === 'DISABLED' })) onChanged()
  }
  return (
    <section className="desk-panel" aria-label={person.name}>
      <PersonHead person={person} isBusy={entering.isBusy} onChange={() => void changeAccess()} />
      <div className="grid gap-4 p-4">
        {refusal && <NoteBar tone="bad">{refusal.message}</NoteBar>}
        <RoleChecks roles={roles} onRoles={setRoles} />
        <RightsOf roles={roles} />
        <DeskButton
          tone="gold"
          isBusy={changing.isBusy}
          aria-disabled={!isChanged || roles.length === 0}
          onClick={() => void saveRoles()}
        >
          Save roles
        </DeskButton>
        <p className="desk-small">Whoever gets other roles is signed out everywhere and signs in with the new ones.</p>
      </div>
    </section>
  )
}

function RightsOf({ roles }: { readonly roles: readonly StaffRole[] }) {
  const named = staffRoles.filter((role) => roles.includes(enumOf(role)))
  return (
    <details>
      <summary className="inline-flex min-h-6 items-center font-semibold text-brand-strong underline">
        What this comes to
      </summary>
      <ul className="mt-2 grid gap-1">
        {effectiveRights(named).map(({ permission, words }) => (
          <li key={permission}>May {words}</li>
        ))}
      </ul>
    </details>
  )
}

/** How the schema spells a role. */
function enumOf(role: string): StaffRole {
  return role.toUpperCase().replaceAll('-', '_') as StaffRole
}

interface PersonHeadProps {
  readonly person: Person
  readonly isBusy: boolean
  readonly onChange: () => void
}

function PersonHead({ person, isBusy, onChange }: PersonHeadProps) {
  const mayEnter = person.state === 'DISABLED'
  return (
    <div className="desk-panel-head">
      <h2 className="me-auto">{person.name}</h2>
      <DeskButton isSmall tone={mayEnter ? 'out' : 'danger'} isBusy={isBusy} onClick={onChange}>
        {mayEnter ? 'Let them enter again' : 'Take access away'}
      </DeskButton>
    </div>
  )
}
