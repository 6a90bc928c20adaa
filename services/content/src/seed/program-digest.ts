import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { contentFolder } from '../content-files/content-folder.js'

/** Folders that determine the shipped content: this service, its content, and its contracts. */
const folders = [
  fileURLToPath(new URL('..', import.meta.url)),
  contentFolder,
  dirname(fileURLToPath(import.meta.resolve('@seneb/contracts/define'))),
]
const packageFile = fileURLToPath(new URL('../../package.json', import.meta.url))

/** Another one for each program that might ship other rows; a few milliseconds, whatever it takes to make the rows. */
export function digestOfProgram(): string {
  const digest = createHash('sha256').update(readFileSync(packageFile))
  for (const folder of folders) {
    for (const file of programFilesBelow(folder)) digest.update(file).update(readFileSync(join(folder, file)))
  }
  return digest.digest('hex')
}

function programFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|ts|json|md|yaml)$/.test(file))
    .sort()
}
