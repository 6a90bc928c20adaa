import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { aptInstall, mayUseApt } from '../../infra/programs/programs.ts'
import { captureOutput } from '../../infra/process/run-quietly.ts'

const engine = '/usr/sbin/dockerd'

/** Why no container can be run on this machine; undefined when they can. */
export function whyNoEngine(): string | undefined {
  if (mayUseApt()) return undefined
  return 'no Docker answers, and one of our own needs root on Debian or Ubuntu'
}

/** Installs the engine and the programs that build base images from Debian's packages. */
export async function installEngine(): Promise<void> {
  for (const [name, program] of [
    ['docker.io', engine],
    ['iptables', '/usr/sbin/iptables'],
    ['mmdebstrap', '/usr/bin/mmdebstrap'],
  ] as const) {
    if (!existsSync(program)) await aptInstall(name)
  }
}

/** Returns the package mirror of this machine; no file of ours contains a mirror address. */
export function mirror(): string {
  const folder = '/etc/apt/sources.list.d'
  const files = [...readdirSync(folder).map((name) => join(folder, name)), '/etc/apt/sources.list']
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))
  const found = texts.map(
    (text) =>
      /^URIs:\s*(\S*debian\/?)$/m.exec(text)?.[1] ?? /^deb\s+(?:\[[^\]]*\]\s+)?(\S*debian\/?)\s/m.exec(text)?.[1],
  )
  const first = found.find((address) => address !== undefined)
  if (first === undefined) throw new Error('no source of Debian packages is configured')
  return first
}

/**
 * Downloads the compose plugin and nats-server of Debian 13, which are newer than most machines', into the folder. The
 * machine's own packages and lists stay as they are.
 */
export async function fetchNewerPrograms(folder: string): Promise<void> {
  const unpacked = join(folder, 'unpacked')
  if (existsSync(join(unpacked, 'usr/sbin/nats-server'))) return
  for (const part of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(folder, part), { recursive: true })
  const key = '/usr/share/keyrings/debian-archive-keyring.gpg'
  writeFileSync(join(folder, 'sources.list'), `deb [signed-by=${key}] ${mirror()} trixie main\n`)
  const options = [
    `Dir::Etc::sourcelist=${folder}/sources.list`,
    'Dir::Etc::sourceparts=/dev/null',
    `Dir::State::lists=${folder}/lists`,
    `Dir::Cache=${folder}/cache`,
    'APT::Sandbox::User=root',
  ].flatMap((option) => ['-o', option])
  await captureOutput('apt-get', [...options, 'update'])
  await captureOutput('apt-get', [...options, 'download', 'docker-compose', 'nats-server'], { cwd: folder })
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
    await captureOutput('dpkg', ['-x', join(folder, name), unpacked])
  }
}

/** Installs the compose plugin for the client of the folder. */
export function addComposePlugin(programs: string, clientFolder: string): void {
  const plugins = join(clientFolder, 'cli-plugins')
  mkdirSync(plugins, { recursive: true })
  const plugin = join(programs, 'unpacked/usr/libexec/docker/cli-plugins/docker-compose')
  if (!existsSync(join(plugins, 'docker-compose'))) copyFileSync(plugin, join(plugins, 'docker-compose'))
}
