import { rolesWith, type Permission, type StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'

/** Whoever asks is signed in and lacks the permission; says which roles would do. */
export class NotAllowed extends AppError {
  readonly roles: readonly StaffRole[]

  constructor(permission: Permission) {
    const roles = rolesWith(permission)
    super('NOT_ALLOWED', { message: `Your roles do not allow this. It takes: ${roles.join(', ')}.` })
    this.roles = roles
  }
}
