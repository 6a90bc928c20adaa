import { join } from 'node:path'

/** Where a stack has the link by which its first admin joins, readable by its owner alone. */
export function firstAdminFile(dir: string): string {
  return join(dir, 'first-admin.json')
}
