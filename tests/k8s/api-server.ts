import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '@seneb/testkit/free-port'

import { captureOutput } from '../../infra/process/run-quietly.ts'
import { inheritedEnvironment } from '../support/config.js'
import { StackProcess } from '../support/process-part.js'
import { buildPrograms, programOf } from './kubernetes-programs.ts'

/** Reply of an API server. */
export interface ApiResponse {
  readonly status: number
  readonly message: string
  /** The whole response, if it comes from the API. */
  readonly body: unknown
}

/** Location of a server. */
export interface ServerLocation {
  /** Prefix of commands that run there. */
  readonly enter: readonly string[]
  /** Address that clients use. */
  readonly host: string
}

const thisMachine: ServerLocation = { enter: [], host: '127.0.0.1' }

interface Ports {
  readonly clients: number
  readonly peers: number
  readonly server: number
}

/** A real API server: it checks objects against its rules and stores them. */
export class ApiServer {
  readonly #home: string
  readonly #parts: readonly StackProcess[]
  readonly #token: string
  readonly #url: URL

  private constructor(
    home: string,
    { processes, token, url }: { processes: readonly StackProcess[]; token: string; url: URL },
  ) {
    this.#home = home
    this.#parts = processes
    this.#token = token
    this.#url = url
  }

  static async start(location: ServerLocation = thisMachine): Promise<ApiServer> {
    await buildPrograms(['kube-apiserver'])
    const home = mkdtempSync(join(tmpdir(), 'seneb-api-server-'))
    const ports = { clients: await freePort(), peers: await freePort(), server: await freePort() }
    const token = randomBytes(24).toString('hex')
    writeFileSync(join(home, 'tokens.csv'), `${token},admin,admin,"system:masters"\n`, { mode: 0o600 })
    await captureOutput('openssl', ['genrsa', '-out', join(home, 'accounts.pem'), '2048'])
    const url = new URL(`https://${location.host}:${ports.server}`)
    // Parts that need another one wait for it themselves.
    const isUp = () => Promise.resolve(true)
    const processes: readonly StackProcess[] = [
      sectionAt(location, ['/usr/bin/etcd', ...etcdArguments(home, ports)], join(home, 'etcd.log'), isUp),
      sectionAt(
        location,
        [programOf('kube-apiserver'), ...serverArguments(home, location, ports)],
        join(home, 'api.log'),
        () => api.#isReady(),
      ),
    ]
    const api: ApiServer = new ApiServer(home, { processes, token, url })
    try {
      for (const part of processes) part.start()
      for (const part of processes) await part.untilReady(90_000)
      return api
    } catch (error) {
      await api.end()
      throw error
    }
  }

  async #isReady(): Promise<boolean> {
    return (await this.request('GET', '/readyz')).status === 200
  }

  /** Creates an object, or with `onTrial` only returns the result it would have. */
  create(object: object, path: string, { onTrial = false } = {}): Promise<ApiResponse> {
    return this.request('POST', `${path}${onTrial ? '?dryRun=All' : ''}`, object)
  }

  /** Changes the fields that a patch names and keeps all others. */
  change(path: string, patch: object): Promise<ApiResponse> {
    return this.request('PATCH', path, patch, 'application/merge-patch+json')
  }

  request(method: string, path: string, body?: object, type = 'application/json'): Promise<ApiResponse> {
    return new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${this.#token}`, 'content-type': type }
      const outgoing = request(new URL(path, this.#url), { method, ca: readFileSync(this.#certificate), headers })
      outgoing.once('response', (response) => {
        let text = ''
        response.on('data', (chunk) => (text += String(chunk)))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, ...parseReply(text) }))
      })
      outgoing.once('error', reject)
      outgoing.end(body && JSON.stringify(body))
    })
  }

  get #certificate(): string {
    return join(this.#home, 'certificates', 'apiserver.crt')
  }

  /** A folder for the server's files; it is removed with the server. */
  get home(): string {
    return this.#home
  }

  /** Certificates with which programs of a cluster authenticate, as files. */
  get accountKey(): string {
    return join(this.#home, 'accounts.pem')
  }

  /** Writes the file with which other programs of Kubernetes reach the server, and returns its name. */
  kubeconfig(): string {
    const file = join(this.#home, 'kubeconfig.json')
    const named = { name: 'seneb' }
    const config = {
      apiVersion: 'v1',
      kind: 'Config',
      'current-context': named.name,
      clusters: [{ ...named, cluster: { server: this.#url.origin, 'certificate-authority': this.#certificate } }],
      users: [{ ...named, user: { token: this.#token } }],
      contexts: [{ ...named, context: { cluster: named.name, user: named.name } }],
    }
    writeFileSync(file, JSON.stringify(config), { mode: 0o600 })
    return file
  }

  async end(): Promise<void> {
    await Promise.all(this.#parts.map((part) => part.kill()))
    rmSync(this.#home, { recursive: true, force: true })
  }
}

/** A program of a cluster, which ends with this process. */
export function sectionAt(
  { enter }: ServerLocation,
  commandLine: readonly string[],
  logFile: string,
  isReady: () => Promise<boolean>,
): StackProcess {
  const [command = '', ...args] = [...enter, ...commandLine]
  const name = commandLine[0]?.split('/').at(-1) ?? ''
  const options = { env: inheritedEnvironment() }
  return new StackProcess(name, { command, args, options, stopSignal: 'SIGTERM' }, logFile, isReady)
}

function parseReply(text: string): { message: string; body: unknown } {
  try {
    const body = JSON.parse(text) as { message?: string }
    return { message: body.message ?? '', body }
  } catch {
    return { message: text, body: undefined }
  }
}

function etcdArguments(home: string, { clients, peers }: Ports): string[] {
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

function serverArguments(home: string, { host }: ServerLocation, { clients, server }: Ports): string[] {
  return [
    `--etcd-servers=http://127.0.0.1:${clients}`,
    `--cert-dir=${join(home, 'certificates')}`,
    `--secure-port=${server}`,
    `--bind-address=${host}`,
    '--service-cluster-ip-range=10.96.0.0/16',
    `--service-account-key-file=${join(home, 'accounts.pem')}`,
    `--service-account-signing-key-file=${join(home, 'accounts.pem')}`,
    '--service-account-issuer=https://seneb.internal',
    `--token-auth-file=${join(home, 'tokens.csv')}`,
    '--authorization-mode=RBAC',
    '--disable-admission-plugins=ServiceAccount',
  ]
}
