import type { StaffRole } from '../../graph/generated/people/graphql.js'
import { roleWords } from '../../session/role-words.js'
import { CheckGroup } from '../../ui/check-group.js'

/** Purpose of each role, in a few words. */
const purposes: Readonly<Record<StaffRole, string>> = {
  CARE_AGENT: 'replies to people',
  CARE_LEAD: 'is responsible for response times, approves plans',
  DOCTOR: 'reviews plans',
  WRITER: 'writes texts',
  EDITOR: 'publishes',
  OPS: 'manages queues, sees no personal data',
  AUDITOR: 'checks compliance, changes nothing',
  ADMIN: 'manages people and roles',
}
const allRoles = Object.keys(purposes) as readonly StaffRole[]

interface RoleChecksProps {
  readonly roles: readonly StaffRole[]
  readonly error?: string | undefined
  readonly onRoles: (roles: readonly StaffRole[]) => void
}

/** The eight roles; what they allow adds up. */
export function RoleChecks({ roles, error, onRoles }: RoleChecksProps) {
  return (
    <CheckGroup
      legend="Roles"
      values={allRoles}
      words={roleWords}
      note={(role) => purposes[role]}
      chosen={roles}
      onChosen={onRoles}
      error={error}
    />
  )
}
