import { roleLabels } from '../../session/role-labels.js'
import { Avatar } from '../../ui/avatar.js'
import { StatusChip } from '../../ui/status-chip.js'
import { peopleCopy } from './people.copy.js'
import type { Person } from './person.js'

const copy = peopleCopy.peopleTable

interface PeopleTableProps {
  readonly people: readonly Person[]
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

const states = {
  INVITED: <StatusChip tone="info">{copy.invited}</StatusChip>,
  ACTIVE: <StatusChip tone="bare">{copy.active}</StatusChip>,
  DISABLED: <StatusChip tone="bad">{copy.disabled}</StatusChip>,
}

/** Lists the team by name; a click on a name opens the person. */
export function PeopleTable({ people, onOpen, openId }: PeopleTableProps) {
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">{copy.name}</th>
            <th scope="col">{copy.roles}</th>
            <th scope="col">{copy.email}</th>
            <th scope="col">{copy.state}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ email, id, name, roles, state, title }) => (
            <tr key={id} data-open={id === openId || undefined}>
              <td data-head="">
                <button
                  type="button"
                  className="flex min-h-8 items-center gap-3 text-start"
                  aria-pressed={id === openId}
                  onClick={() => onOpen(id)}
                >
                  <Avatar name={name} />
                  <span>
                    <span className="block font-semibold underline decoration-line underline-offset-4">{name}</span>
                    <span className="desk-small">{title}</span>
                  </span>
                </button>
              </td>
              <td data-head={copy.roles}>{roles.map(roleLabels).join(', ')}</td>
              <td data-head={copy.email}>{email}</td>
              <td data-head={copy.state}>{states[state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
