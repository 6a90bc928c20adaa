import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { freePort } from '@seneb/testkit/free-port'

import { aptInstall, mayUseApt } from '../../infra/programs/apt.ts'
import { runQuietly } from '../../infra/process/run-quietly.ts'
import { mirror } from '../compose/programs.ts'

const folder = join(homedir(), '.cache', 'seneb-kubernetes')
const program = join(folder, 'kube-apiserver')

/** Why no API server can be had on this machine; undefined when one can. */
export function whyNoApiServer(): string | undefined {
  const isThere = existsSync(program) && existsSync('/usr/bin/etcd')
  return isThere || mayUseApt() ? undefined : 'one is built of Debian’s sources, which needs root on Debian'
}

/** What an API server says to an object. */
export interface Answer {
  readonly status: number
  readonly message: string
}

/** A real API server without a cluster behind it: it holds objects against its rules and stores what it is asked to. */
export class ApiServer {
  readonly #children: readonly ChildProcess[]
  readonly #home: string
  readonly #port: number
  readonly #token: string

  private constructor(children: readonly ChildProcess[], at: { home: string; port: number; token: string }) {
    this.#children = children
    this.#home = at.home
    this.#port = at.port
    this.#token = at.token
  }

  static async start(): Promise<ApiServer> {
    await prepare()
    const home = mkdtempSync(join(tmpdir(), 'seneb-api-server-'))
    const [clients, peers, port] = [await freePort(), await freePort(), await freePort()]
    const token = randomBytes(24).toString('hex')
    writeFileSync(join(home, 'tokens.csv'), `${token},admin,admin,"system:masters"\n`, { mode: 0o600 })
    await runQuietly('openssl', ['genrsa', '-out', join(home, 'accounts.pem'), '2048'])
    const store = spawn('/usr/bin/etcd', etcdArguments(home, { clients, peers }), { stdio: 'ignore' })
    const server = spawn(program, serverArguments(home, { clients, port }), { stdio: 'ignore' })
    const api = new ApiServer([server, store], { home, port, token })
    try {
      await api.#untilReady()
      return api
    } catch (error) {
      api.end()
      throw error
    }
  }

  async #untilReady(): Promise<void> {
    for (let waited = 0; waited < 90_000; waited += 500) {
      const { status } = await this.#ask('GET', '/readyz').catch(() => ({ status: 0 }))
      if (status === 200) return
      await pause(500)
    }
    throw new Error('the API server was not ready within 90 s')
  }

  /** Makes an object, or with `onTrial` only says what would become of it. */
  create(object: object, path: string, { onTrial }: { onTrial: boolean }): Promise<Answer> {
    return this.#ask('POST', `${path}${onTrial ? '?dryRun=All' : ''}`, object)
  }

  #ask(method: string, path: string, body?: object): Promise<Answer> {
    const certificate = join(this.#home, 'certificates', 'apiserver.crt')
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path,
          ca: readFileSync(certificate),
          headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        },
        (response) => {
          let text = ''
          response.on('data', (chunk) => (text += String(chunk)))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, message: messageOf(text) }))
        },
      )
      asked.once('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  }

  end(): void {
    for (const child of this.#children) child.kill('SIGKILL')
    rmSync(this.#home, { recursive: true, force: true })
  }
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? ''
  } catch {
    return text
  }
}

/** What the server is built by, which is what the packages are called, too. */
const tools = ['rsync', 'jq', 'make', 'patch'] as const

async function prepare(): Promise<void> {
  if (!existsSync('/usr/bin/etcd')) await aptInstall('etcd-server')
  if (existsSync(program)) return
  console.log('       (building kube-apiserver of Debian’s sources; ten minutes, once)')
  if (!existsSync('/usr/bin/go')) await aptInstall('golang-go')
  for (const tool of tools) if (!existsSync(`/usr/bin/${tool}`)) await aptInstall(tool)
  await runQuietly('sh', [fileURLToPath(new URL('./build-api-server.sh', import.meta.url)), folder, mirror()])
}

function etcdArguments(home: string, { clients, peers }: { clients: number; peers: number }): string[] {
  const [forClients, forPeers] = [`http://127.0.0.1:${clients}`, `http://127.0.0.1:${peers}`]
  return [
    `--data-dir=${join(home, 'etcd')}`,
    `--listen-client-urls=${forClients}`,
    `--advertise-client-urls=${forClients}`,
    `--listen-peer-urls=${forPeers}`,
    `--initial-advertise-peer-urls=${forPeers}`,
    `--initial-cluster=default=${forPeers}`,
  ]
}

function serverArguments(home: string, { clients, port }: { clients: number; port: number }): string[] {
  return [
    `--etcd-servers=http://127.0.0.1:${clients}`,
    `--cert-dir=${join(home, 'certificates')}`,
    `--secure-port=${port}`,
    '--bind-address=127.0.0.1',
    '--service-cluster-ip-range=10.96.0.0/16',
    `--service-account-key-file=${join(home, 'accounts.pem')}`,
    `--service-account-signing-key-file=${join(home, 'accounts.pem')}`,
    '--service-account-issuer=https://seneb.internal',
    `--token-auth-file=${join(home, 'tokens.csv')}`,
    '--authorization-mode=RBAC',
    '--disable-admission-plugins=ServiceAccount',
  ]
}
