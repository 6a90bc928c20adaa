import { rolesWith, type Permission } from '@seneb/contracts/vocabulary/staff-access'

import { NotAllowedView } from '../session/error-view.js'
import { roleEnum } from '../session/role-labels.js'
import type { PermissionName } from '../session/staff-session.js'
import { PageHead } from '../ui/page-head.js'

interface AccessDeniedPageProps {
  readonly label: string
  readonly permission: PermissionName
}

/** Page for a path that requires another role. */
export function AccessDeniedPage({ label, permission }: AccessDeniedPageProps) {
  return (
    <>
      <PageHead title={label} />
      <NotAllowedView roles={rolesWith(permissionOf(permission)).map(roleEnum)} />
    </>
  )
}

/** A permission as the vocabulary spells it: `ENQUIRY_READ` is `enquiry:read`, `PLAN_READ_ALL` is `plan:read-all`. */
function permissionOf(name: PermissionName): Permission {
  return name.toLowerCase().replace('_', ':').replaceAll('_', '-') as Permission
}
