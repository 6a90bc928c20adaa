import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { freePort } from '@seneb/testkit/free-port'

import { compilePackage } from '../../infra/build/compile-package.ts'
import { nodeOptions } from '../../infra/deployables.ts'
import { inheritedEnvironment } from '../support/config.js'
import { StackProcess } from '../support/process-part.js'
import { opponentEnvironment } from './opponents/src/config.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = fileURLToPath(new URL('./opponents', import.meta.url))
const startWithinMs = 20_000

export type OpponentName = 'mercurius-gateway' | 'lean-gateway' | 'lean-enquiry' | 'raw-responses' | 'react-page'

export interface Opponent {
  readonly part: StackProcess
  readonly graphqlUrl: string
}

/** Compiles the opponents like our own packages, so that neither side runs from sources. */
export async function compileOpponents(): Promise<void> {
  await compilePackage(folder)
}

/** Returns an opponent as a separate process, not yet started, with the same Node options as ours. */
export async function opponent(
  name: OpponentName,
  options: { dir: string; natsUrl: string; databaseUrl: string; gatewayUrl?: string },
): Promise<Opponent> {
  const port = await freePort()
  const { databaseUrl, dir, gatewayUrl = '', natsUrl } = options
  const env = { ...inheritedEnvironment(), ...opponentEnvironment({ port, natsUrl, databaseUrl, gatewayUrl }) }
  const command = {
    command: process.execPath,
    args: [join(folder, 'dist', `${name}.js`)],
    options: { env: { ...env, NODE_OPTIONS: nodeOptions, NODE_COMPILE_CACHE: join(dir, 'compile-cache') }, cwd: root },
    stopSignal: 'SIGTERM' as const,
  }
  const part = new StackProcess(name, command, join(dir, `${name}.log`), () => reportsReady(port))
  return { part, graphqlUrl: `http://127.0.0.1:${port}/graphql` }
}

/** Starts opponents, runs `work` and stops them in any case. */
export async function withOpponents<T>(opponents: readonly Opponent[], work: () => Promise<T>): Promise<T> {
  try {
    for (const { part } of opponents) part.start()
    await Promise.all(opponents.map(({ part }) => part.untilReady(startWithinMs)))
    return await work()
  } finally {
    await Promise.all(opponents.map(({ part }) => part.stop()))
  }
}

async function reportsReady(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1500) })
  await response.arrayBuffer()
  return response.ok
}
