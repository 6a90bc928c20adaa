import { effectiveRights, staffRoles } from '@seneb/contracts/vocabulary/staff-access'

import type { StaffRole } from '../../graph/generated/people/graphql.js'
import { roleEnum } from '../../session/role-labels.js'
import { peopleCopy } from './people.copy.js'

const copy = peopleCopy.roleRights

/** Combined permissions of the chosen roles; collapsed by default because the list is long. */
export function RoleRights({ roles }: { readonly roles: readonly StaffRole[] }) {
  const rights = effectiveRights(staffRoles.filter((role) => roles.includes(roleEnum(role))))
  return (
    <details>
      <summary className="inline-flex min-h-6 items-center font-semibold text-brand-strong underline">
        {copy.permissions(rights.length)}
      </summary>
      <ul className="mt-2 grid gap-1">
        {rights.map(({ description, permission, requiresReauthentication }) => (
          <li key={permission}>
            {copy.may(description)}
            {requiresReauthentication && <span className="desk-small">{copy.afterSigningInAgain}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
