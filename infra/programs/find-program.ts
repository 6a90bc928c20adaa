import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first program of one of these names on PATH, then in the folders that package managers use. */
export function findProgram(names: readonly string[], usualFolders: readonly string[] = []): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...onPath, ...usualFolders].flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** True for a file that this process may run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
