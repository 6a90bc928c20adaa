import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

import type { StaffRole } from '../../graph/generated/people/graphql.js'
import { roleWords } from '../../session/role-words.js'

/** What each role is there for, in a few words. */
const purposes: Readonly<Record<StaffRole, string>> = {
  CARE_AGENT: 'answers people',
  CARE_LEAD: 'answers for the promise, approves plans',
  DOCTOR: 'reviews plans',
  WRITER: 'writes texts',
  EDITOR: 'publishes',
  OPS: 'looks after queues, sees no personal data',
  AUDITOR: 'checks that the rules are kept, changes nothing',
  ADMIN: 'decides who may do what',
}
const allRoles = Object.keys(purposes) as readonly StaffRole[]

interface RoleChecksProps {
  readonly roles: readonly StaffRole[]
  readonly error?: string | undefined
  readonly onRoles: (roles: readonly StaffRole[]) => void
}

/** The eight roles; what they allow adds up. */
export function RoleChecks({ roles, error, onRoles }: RoleChecksProps) {
  const id = useId()
  const toggle = (role: StaffRole, isOn: boolean) =>
    onRoles(allRoles.filter((one) => (one === role ? isOn : roles.includes(one))))
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? id : undefined}>
      <legend className="desk-label">Roles</legend>
      {allRoles.map((role) => (
        <label key={role} className="desk-check">
          <input
            type="checkbox"
            checked={roles.includes(role)}
            onChange={(event) => toggle(role, event.target.checked)}
          />
          <span>
            <span className="block font-semibold">{roleWords(role)}</span>
            <span className="desk-small">{purposes[role]}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={id} className="desk-error">
          <CircleAlert aria-hidden size={16} className="mt-px flex-none" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
