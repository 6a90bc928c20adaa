import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { everyEvent } from '@seneb/contracts/messages/every-message'
import { format } from 'oxfmt'

import { noArguments, readCommandLine } from '../../infra/process/command-line.ts'
import { eventRelease, releaseFile } from './event-release.js'

/**
 * `npm run release:events`: writes how this release says and hears every event, to be committed with the release. From
 * then on whatever is said has to be heard by it too (event-growth.test.ts).
 */
readCommandLine(
  {
    usage: 'npm run release:events',
    about: 'Writes how this release says and hears every event, to be committed with the release.',
  },
  noArguments,
)
const folder = fileURLToPath(new URL('./released-events/', import.meta.url))

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const event of everyEvent) {
  const file = `${folder}${releaseFile(event)}`
  const { code } = await format(file, JSON.stringify(eventRelease(event)), { printWidth: 120 })
  writeFileSync(file, code)
}
console.log(`wrote how ${everyEvent.length} events are said and heard to tests/architecture/released-events`)
