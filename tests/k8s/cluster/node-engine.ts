import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { aptInstall } from '../../../infra/programs/programs.ts'
import { captureOutput } from '../../../infra/process/run-quietly.ts'
import { buildBases, buildImage } from '../../compose/bases.ts'
import { engineFolder, engineOfOurOwn, type Engine } from '../../compose/engine.ts'
import { neededHere, preferredProcesses } from './adaptations.ts'
import { bridge, ownNetwork } from './own-network.ts'

/** Image of the container that keeps a pod's network while its other containers start and stop. */
export const pauseImage = 'stand-in/pause'

/** Makes every image that the overlay names, by an engine that reaches the registry of packages. */
export async function makeImages(): Promise<void> {
  const folder = engineFolder()
  const engine = await engineOfOurOwn(folder)
  try {
    await buildBases(engine, folder)
    await buildImage(engine)
    const context = join(folder, 'pause')
    mkdirSync(context, { recursive: true })
    // There is nothing to shut down in order.
    writeFileSync(
      join(context, 'Dockerfile'),
      'FROM stand-in/bookworm\nSTOPSIGNAL SIGKILL\nCMD ["sleep", "infinity"]\n',
    )
    await engine.docker(['build', '-q', '-t', pauseImage, context])
  } finally {
    await engine.end()
  }
}

/** Engine that kubelet uses for containers: the built images, in the cluster's own network. */
export async function startNodeEngine(home: string): Promise<Engine> {
  const runtimes = neededHere().includes(preferredProcesses)
    ? { runtimes: { 'without-preference': { path: await runtimeWithoutPreference(home) } } }
    : {}
  return engineOfOurOwn(engineFolder(), {
    enter: ownNetwork.enter,
    settings: {
      bridge,
      iptables: false,
      ...runtimes,
      ...('runtimes' in runtimes ? { 'default-runtime': 'without-preference' } : {}),
    },
  })
}

/**
 * Returns a runtime that removes from a container's configuration the settings this machine's root may not apply, and
 * passes the rest on.
 */
async function runtimeWithoutPreference(home: string): Promise<string> {
  if (!existsSync('/usr/bin/jq')) await aptInstall('jq')
  const runc = (await captureOutput('which', ['runc'])).trim()
  const script = `#!/bin/sh
bundle=
for argument in "$@"; do
  [ "$previous" = --bundle ] && bundle=$argument
  previous=$argument
done
if [ -n "$bundle" ]; then
  jq -c 'del(.process.oomScoreAdj)' "$bundle/config.json" >"$bundle/config.new" && mv "$bundle/config.new" "$bundle/config.json"
fi
exec ${runc} "$@"
`
  const file = join(home, 'runc-without-preference')
  writeFileSync(file, script)
  chmodSync(file, 0o755)
  return file
}
