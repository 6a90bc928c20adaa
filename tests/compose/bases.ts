import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from '../../infra/process/paths.mjs'
import { captureOutput } from '../../infra/process/run-quietly.ts'
import { readCompose } from '../support/compose-file.js'
import type { Engine } from './engine.ts'
import { mirror } from './programs.ts'

const files = fileURLToPath(new URL('bases', import.meta.url))

/** Name of the image that replaces Node's. */
const standInNode = 'stand-in/node'

/** Third-party images by their exact tags. */
const images = imagesOf('postgres', 'nats', 'mailbox')

function imagesOf<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, string>> {
  const { services } = readCompose('docker-compose.yml')
  return Object.fromEntries(names.map((name) => [name, services[name]?.image ?? ''])) as Record<Name, string>
}

/** The platform's image, as a trial names it. */
export const image = 'localhost/seneb:trial'

/** Builds the image; an engine that we start has no registry to fetch a base from. */
export async function buildImage(engine: Engine): Promise<void> {
  const base = engine.own ? ['--network', 'host', '--build-arg', `NODE_IMAGE=${standInNode}`] : []
  await engine.docker(['build', '-q', ...base, '-t', image, root])
}

/**
 * Makes the images that the compose file names, and gives them their official names. Uses Debian's packages and this
 * checkout's programs, for machines without a reachable registry. Later runs reuse the results.
 */
export async function buildBases(engine: Engine, folder: string): Promise<void> {
  const packages = { bookworm: 'libstdc++6,ca-certificates', trixie: 'postgresql-17,busybox' }
  await Promise.all(Object.entries(packages).map(([suite, names]) => debian({ engine, folder, suite, names })))
  await buildNode(engine, folder)
  await buildNats(engine, folder)
  await engine.docker(['build', '-q', '-t', images.postgres, join(files, 'postgres')])
  const [, version = ''] = images.mailbox.split(':')
  const built = ['build', '-q', '--network', 'host', '--build-arg', `VERSION=${version}`, '-t', images.mailbox]
  await engine.docker([...built, join(files, 'mailbox')])
}

interface Suite {
  readonly engine: Engine
  readonly folder: string
  readonly suite: string
  readonly names: string
}

async function debian({ engine, folder, names, suite }: Suite): Promise<void> {
  const base = `stand-in/${suite}`
  if (await isThere(engine, base)) return
  const archive = join(folder, `${suite}.tar`)
  const args = ['--variant=minbase', `--include=${names}`, suite, archive, `deb ${mirror()} ${suite} main`]
  await captureOutput('mmdebstrap', args)
  await engine.docker(['import', archive, base])
  rmSync(archive)
}

async function isThere(engine: Engine, image: string): Promise<boolean> {
  return (await engine.docker(['images', '-q', image])).trim() !== ''
}

/**
 * Builds an image from the Node of this checkout, the npm of this machine, and the authorities that it trusts when it
 * calls the registry.
 */
async function buildNode(engine: Engine, folder: string): Promise<void> {
  const context = freshFolder(join(folder, 'node'))
  copyFileSync(join(files, 'node/Dockerfile'), join(context, 'Dockerfile'))
  copyFileSync(process.execPath, join(context, 'node'))
  const npm = (await captureOutput('readlink', ['-f', (await captureOutput('which', ['npm'])).trim()])).trim()
  cpSync(dirname(dirname(npm)), join(context, 'npm'), { recursive: true, dereference: true })
  copyFileSync('/etc/ssl/certs/ca-certificates.crt', join(context, 'certificates.pem'))
  await engine.docker(['build', '-q', '-t', standInNode, context])
}

async function buildNats(engine: Engine, folder: string): Promise<void> {
  const context = freshFolder(join(folder, 'nats'))
  copyFileSync(join(files, 'nats/Dockerfile'), join(context, 'Dockerfile'))
  copyFileSync(join(folder, 'apt/unpacked/usr/sbin/nats-server'), join(context, 'nats-server'))
  await engine.docker(['build', '-q', '-t', images.nats, context])
}

function freshFolder(path: string): string {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  return path
}
