import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { root } from '../../infra/process/paths.mjs'
import { plainFailure } from '../../infra/process/plain-failure.mjs'
import { captureOutput } from '../../infra/process/run-quietly.ts'
import { inheritedEnvironment } from '../support/config.js'
import { addComposePlugin, fetchNewerPrograms, installEngine } from './programs.ts'

/** A responding Docker engine. */
export interface Engine {
  /** Runs the client to its end and returns its output. */
  docker(args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<string>
  /** Socket of the engine, as a URL; empty for the machine's default. */
  readonly socket: string
  /** Whether it is our own, which reaches no registry. */
  readonly own: boolean
  end(): Promise<void>
}

/** The engine of this machine, if it responds and supports compose. */
export async function engineOfMachine(): Promise<Engine | undefined> {
  const docker = clientOf('docker', {})
  try {
    await docker(['info'])
    await docker(['compose', 'version'])
    return { docker, own: false, socket: '', end: () => Promise.resolve() }
  } catch {
    return undefined
  }
}

/** Differences between an engine that we start and the one that compose uses. */
interface Difference {
  /** Prefix of the command that starts the engine. */
  readonly enter?: readonly string[]
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Returns the folder in which a checkout's engine keeps its images for the next run. */
export function engineFolder(): string {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 8)
  return join(homedir(), '.cache', `seneb-containers-${checkout}`)
}

/**
 * Starts an engine of Debian's packages with a separate socket and folders. Nothing of the machine is changed, and two
 * checkouts do not interfere.
 */
export async function engineOfOurOwn(folder: string, difference?: Difference): Promise<Engine> {
  await installEngine()
  const programs = join(folder, 'apt')
  mkdirSync(programs, { recursive: true })
  await fetchNewerPrograms(programs)
  const client = join(folder, 'client')
  addComposePlugin(programs, client)
  const socket = `unix://${folder}/docker.sock`
  // The client of the same package has a builder inside; newer ones ask for a plugin.
  const docker = clientOf('/usr/bin/docker', { DOCKER_HOST: socket, DOCKER_CONFIG: client, DOCKER_BUILDKIT: '1' })
  const isResponding = () =>
    docker(['info']).then(
      () => true,
      () => false,
    )
  const isThere = await isResponding()
  if (isThere && difference) throw plainFailure('An engine of this checkout runs already; stop what uses it first.')
  if (!isThere) await start(folder, isResponding, difference)
  return { docker, own: true, socket, end: () => endEngine(join(folder, 'docker.pid')) }
}

async function start(folder: string, isResponding: () => Promise<boolean>, difference: Difference = {}): Promise<void> {
  const settings = {
    'data-root': join(folder, 'root'),
    'exec-root': join(folder, 'exec'),
    pidfile: join(folder, 'docker.pid'),
    hosts: [`unix://${folder}/docker.sock`],
    'storage-driver': 'overlay2',
    'exec-opts': ['native.cgroupdriver=cgroupfs'],
    'default-ulimits': { nofile: { Name: 'nofile', Soft: 1024, Hard: 1024 } },
    ...difference.settings,
  }
  writeFileSync(join(folder, 'daemon.json'), JSON.stringify(settings))
  const log = openSync(join(folder, 'dockerd.log'), 'a')
  const [command, ...args] = [
    ...(difference.enter ?? []),
    '/usr/sbin/dockerd',
    '--config-file',
    join(folder, 'daemon.json'),
  ]
  spawn(command, args, { detached: true, stdio: ['ignore', log, log] }).unref()
  for (let waited = 0; waited < 30_000; waited += 200) {
    if (await isResponding()) return
    await pause(200)
  }
  const lastLines = readFileSync(join(folder, 'dockerd.log'), 'utf8').trim().split('\n').slice(-2).join(' ')
  throw new Error(`the engine did not start: ${lastLines}`)
}

async function endEngine(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return
  process.kill(Number(readFileSync(pidFile, 'utf8')), 'SIGTERM')
  for (let waited = 0; existsSync(pidFile) && waited < 20_000; waited += 200) await pause(200)
}

function clientOf(program: string, own: Readonly<Record<string, string>>): Engine['docker'] {
  return (args, environment = {}) =>
    captureOutput(program, args, { env: { ...inheritedEnvironment(), ...own, ...environment } })
}
