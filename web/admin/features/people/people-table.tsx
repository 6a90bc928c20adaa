import { roleWords } from '../../session/role-words.js'
import { Avatar } from '../../ui/avatar.js'
import { StatusChip } from '../../ui/status-chip.js'
import type { Person } from './person.js'

interface PeopleTableProps {
  readonly people: readonly Person[]
  readonly openId: string | undefined
  readonly onOpen: (id: string) => void
}

const states = {
  INVITED: <StatusChip tone="info">Invited</StatusChip>,
  ACTIVE: <StatusChip tone="bare">Active</StatusChip>,
  DISABLED: <StatusChip tone="bad">Disabled</StatusChip>,
}

/** The team by name; a name opens what they may do. */
export function PeopleTable({ people, onOpen, openId }: PeopleTableProps) {
  return (
    <section className="desk-panel" aria-label="The team">
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Roles</th>
            <th scope="col">Email</th>
            <th scope="col">State</th>
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
              <td data-head="Roles">{roles.map(roleWords).join(', ')}</td>
              <td data-head="Email">{email}</td>
              <td data-head="State">{states[state]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
