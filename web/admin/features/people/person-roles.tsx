import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskChangeRolesDocument, type StaffRole } from '../../graph/generated/people/graphql.js'
import { anyRoleLabel, roleLabels } from '../../session/role-labels.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { NoteBar } from '../../ui/note-bar.js'
import { peopleCopy } from './people.copy.js'
import type { PersonPartProps } from './person.js'
import { RoleChecks } from './role-checks.js'
import { RoleRights } from './role-rights.js'

const copy = peopleCopy.personRoles

type Roles = readonly StaffRole[]

/** The person's roles as check cards, and the resulting permissions. */
export function PersonRoles(props: PersonPartProps) {
  const { roles, choose, save, isBusy, isChanged, problem } = useRoles(props)
  return (
    <>
      {problem}
      <RoleChecks roles={roles} onRoles={choose} />
      <RoleRights roles={roles} />
      <Button
        variant="gold"
        isBusy={isBusy}
        aria-disabled={!isChanged || roles.length === 0}
        onClick={() => void save()}
      >
        {copy.saveRoles}
      </Button>
      <p className="desk-small">{roles.length === 0 ? copy.chooseAtLeastOne : copy.changingTheRolesSigns}</p>
    </>
  )
}

/**
 * Returns the chosen roles, and the roles at the start of editing. When another admin changed them first, nothing is
 * overwritten: the person is loaded again, and the choice stays. A second save then applies it.
 */
function useRoles({ person, onChanged }: PersonPartProps) {
  const [chosen, setChosen] = useState<{ readonly roles: Roles; readonly seen: Roles }>()
  const [overtaken, setOvertaken] = useState<Roles>()
  const { mutate, clear, isBusy, error } = useDeskMutation(
    DeskChangeRolesDocument,
    ({ changeStaffRoles }) => changeStaffRoles,
  )
  const roles = chosen?.roles ?? person.roles
  const choose = (next: Roles) => setChosen({ roles: next, seen: chosen?.seen ?? person.roles })
  const isOvertaken = error?.code === 'CHANGED_MEANWHILE'
  const save = async () => {
    const seen = isOvertaken ? person.roles : (chosen?.seen ?? person.roles)
    const isSaved = await mutate({ staffId: person.id, roles: [...roles], seenRoles: [...seen] })
    setOvertaken(seen)
    await onChanged()
    if (isSaved) setChosen(undefined)
  }
  const drop = () => {
    clear()
    setChosen(undefined)
  }
  const problem = isOvertaken ? (
    <Overtaken before={overtaken ?? []} now={person.roles} onDrop={drop} />
  ) : (
    error && <NoteBar tone="bad">{error.message}</NoteBar>
  )
  return { roles, choose, save, isBusy, isChanged: !areSame(roles, person.roles), problem }
}

function areSame(some: Roles, others: Roles): boolean {
  return some.length === others.length && some.every((role) => others.includes(role))
}

interface OvertakenProps {
  readonly before: Roles
  readonly now: Roles
  readonly onDrop: () => void
}

function Overtaken({ before, now, onDrop }: OvertakenProps) {
  return (
    <NoteBar tone="warn" title={copy.title} action={<Button onClick={onDrop}>{copy.acceptTheirs}</Button>}>
      {copy.note(listed(before), listed(now))}
    </NoteBar>
  )
}

function listed(roles: Roles): string {
  return roles.length === 1 ? roleLabels(roles[0] ?? '') : anyRoleLabel(roles).replace(' or ', ' and ')
}
