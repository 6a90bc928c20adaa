import type { StaffRole } from '../../graph/generated/people/graphql.js'
import { roleLabels } from '../../session/role-labels.js'
import { CheckGroup } from '../../ui/check-group.js'
import { peopleCopy } from './people.copy.js'

const copy = peopleCopy.roleChecks

/** Short description of each role. */
const purposes: Readonly<Record<StaffRole, string>> = copy.purposes
const allRoles = Object.keys(purposes) as readonly StaffRole[]

interface RoleChecksProps {
  readonly roles: readonly StaffRole[]
  readonly error?: string | undefined
  readonly onRoles: (roles: readonly StaffRole[]) => void
}

/** The eight roles; their permissions add up. */
export function RoleChecks({ roles, error, onRoles }: RoleChecksProps) {
  return (
    <CheckGroup
      legend={copy.legend}
      values={allRoles}
      labelOf={roleLabels}
      note={(role) => purposes[role]}
      chosen={roles}
      onChosen={onRoles}
      error={error}
    />
  )
}
