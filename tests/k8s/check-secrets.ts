import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { root } from '../../infra/process/places.mjs'
import { runQuietly } from '../../infra/process/run-quietly.ts'
import { inheritedEnvironment } from '../support/config.js'
import type { Outcomes } from '../compose/outcomes.ts'
import { objectsOf } from './committed.ts'

/** Runs the command that makes the secrets as documented, twice: existing secrets stay. */
export async function checkSecrets(outcomes: Outcomes): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-k8s-secrets-'))
  try {
    writeFileSync(join(folder, 'smtp-url'), 'smtps://mail.seneb.internal\n')
    const run = () =>
      runQuietly('npm', ['run', '-s', 'k8s:secrets', '--', 'production', folder], {
        cwd: root,
        env: inheritedEnvironment(),
      })
    const [first, second] = [await run(), await run()]
    const { items } = JSON.parse(first) as { items: { metadata: { name: string } }[] }
    // Clusters with an external secret store fetch the same secrets from there.
    const fetched = objectsOf('components/external-secrets').map(({ metadata }) => metadata.name)
    const names = items.map(({ metadata }) => metadata.name)
    outcomes.check(
      `npm run k8s:secrets prints ${names.length} secrets and nothing else, and the same ones again`,
      first === second && names.toSorted().join() === fetched.toSorted().join(),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
