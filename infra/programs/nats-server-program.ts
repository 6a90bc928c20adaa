import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { join } from 'node:path'

import { codeOf } from '../process/plain-failure.mjs'
import { byApt, byBrew, findOrInstall, findProgram, usualFolders } from './programs.ts'
import { captureOutput } from '../process/run-quietly.ts'

/** No npm package ships nats-server, so the official archive is pinned: version and SHA-256 of each file. */
const release: { readonly version: string; readonly sha256: Readonly<Record<string, string>> } = {
  version: '2.11.8',
  sha256: {
    'linux-amd64': '397a6deffb5533e160de0cca322bc3dcaec7fb7282d66a3dfa87a9c183152ad1',
    'linux-arm64': 'b08936cb1dc0ae7086137bda14c352df64397c4af45ed2b392705c19585aeb84',
    'darwin-amd64': '002c943c1ed39c55cc5e024debfc02685111fcb2b1cbd887aad39ac977037477',
    'darwin-arm64': '23e0c5354c2da385708946a21900c944fcb9a3bbfd02aae27a4ae750dea0b682',
  },
}

interface Search {
  readonly toolsDir: string
  readonly report?: (doing: string) => void
}

/**
 * Finds nats-server on PATH, in folders of package managers or in an earlier download. Otherwise installs it by the
 * system's package manager (Debian and Ubuntu as root, Homebrew on macOS) or from the official release archive.
 */
export function natsServerProgram({ toolsDir, report }: Search): Promise<string> {
  const find = () => findProgram(['nats-server'], [...usualFolders, downloadFolder(toolsDir)])
  // The package starts a system service on port 4222, which is not the server we run.
  const packages = [...byApt('nats-server', ['nats-server']), ...byBrew('nats-server')]
  const download = { doing: `download nats-server ${release.version}`, install: () => fetchRelease(toolsDir) }
  const missing = `nats-server is missing and could not be installed; install it (${advice()}) or give NATS_URL of a running server.`
  return findOrInstall(find, { ways: [...packages, download], missing }, report)
}

function downloadFolder(toolsDir: string): string {
  return join(toolsDir, `nats-server-v${release.version}`)
}

async function fetchRelease(toolsDir: string): Promise<void> {
  const target = `${platform()}-${arch() === 'x64' ? 'amd64' : arch()}`
  const expected = release.sha256[target]
  if (!expected) throw new Error(`there is no pinned archive for ${target}`)
  const name = `nats-server-v${release.version}-${target}`
  const url = `https://github.com/nats-io/nats-server/releases/download/v${release.version}/${name}.tar.gz`
  await unpack({ archive: await fetchArchive(url), expected, name, folder: downloadFolder(toolsDir) })
}

async function fetchArchive(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(120_000) }).catch((error: unknown) => {
    const reason = error instanceof Error ? (codeOf(error.cause) ?? error.name) : String(error)
    throw new Error(`${url} cannot be reached (${reason})`)
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

interface Archive {
  readonly archive: Uint8Array
  /** Its pinned SHA-256. */
  readonly expected: string
  readonly name: string
  readonly folder: string
}

/** Exported for its test: the archive is written only if it is the pinned one. */
export async function unpack({ archive, expected, name, folder }: Archive): Promise<void> {
  const actual = createHash('sha256').update(archive).digest('hex')
  if (actual !== expected) throw new Error(`the archive's SHA-256 is ${actual}, not the pinned one`)
  const draft = `${folder}.${process.pid}.draft`
  mkdirSync(draft, { recursive: true })
  try {
    writeFileSync(join(draft, 'archive.tar.gz'), archive)
    await captureOutput('tar', ['-xzf', join(draft, 'archive.tar.gz'), '-C', draft])
    rmSync(folder, { recursive: true, force: true })
    renameSync(join(draft, name), folder)
    chmodSync(join(folder, 'nats-server'), 0o755)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function advice(): string {
  if (platform() === 'darwin') return '`brew install nats-server`'
  if (existsSync('/etc/debian_version')) return '`sudo apt-get install nats-server`'
  return 'see https://docs.nats.io/running-a-nats-service/introduction/installation'
}
