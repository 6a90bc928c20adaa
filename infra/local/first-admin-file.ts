import { join } from 'node:path'

/**
 * Returns the path of the file with a stack's invitation link for the first admin, readable only by its owner. Stands
 * apart, because `npm start` reads it before our packages are built.
 */
export function firstAdminFile(dir: string): string {
  return join(dir, 'first-admin.json')
}
