import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { serviceNames } from '@seneb/contracts/define'
import { environmentPrefix } from '@seneb/platform/config'
import { freePort } from '@seneb/testkit/free-port'

import { secretObjects } from '../../infra/k8s/secret-objects.ts'
import { respondsOk } from '../../infra/process/responds-ok.ts'
import { toolsDir } from '../../infra/process/paths.mjs'
import { captureOutput } from '../../infra/process/run-quietly.ts'
import { natsServerProgram } from '../../infra/programs/nats-server-program.ts'
import { inheritedEnvironment } from '../support/config.js'
import type { BusDeps } from '../support/infrastructure-processes.js'
import { knownSecrets } from '../support/known-secrets.js'
import { StackProcess } from '../support/process-part.js'
import { committedObjects } from './committed.ts'

interface Ports {
  readonly clients: number
  readonly nodes: number
  readonly monitor: number
}

interface NodePlan {
  readonly program: string
  readonly name: string
  readonly own: Ports
  readonly isNew: boolean
}

/** The three nodes of the committed configuration, each a real server on this machine. */
export class BusNodes implements BusDeps {
  /** Certificate authority of the nodes. */
  readonly ca: string
  readonly passwords = knownSecrets().nats
  readonly environment: Readonly<Record<string, string>>
  servers: readonly StackProcess[] = []

  private constructor(
    private readonly home: string,
    private readonly ports: readonly Ports[],
  ) {
    const certificate = join(home, 'tls.crt')
    this.ca = readFileSync(certificate, 'utf8')
    const users = ['gateway', 'topology', ...serviceNames]
    const trust = users.map((user) => [`${environmentPrefix(user)}_NATS_CA_FILE`, certificate])
    this.environment = { ...Object.fromEntries(trust), TOPOLOGY_NATS_REPLICAS: '3' }
  }

  /** Prepares the nodes in an existing folder; none of them runs yet. */
  static async prepare(home: string): Promise<BusNodes> {
    // One certificate that is its own authority, because all three nodes are on this machine.
    await captureOutput('openssl', [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=nats',
      '-addext',
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
      '-addext',
      'extendedKeyUsage=serverAuth,clientAuth',
      '-keyout',
      join(home, 'tls.key'),
      '-out',
      join(home, 'tls.crt'),
    ])
    const ports: Ports[] = []
    for (let i = 0; i < 3; i += 1) {
      ports.push({ clients: await freePort(), nodes: await freePort(), monitor: await freePort() })
    }
    const nodes = new BusNodes(home, ports)
    const program = await natsServerProgram({ toolsDir })
    const isNew = !/v2\.[0-9]\.\d/.test(await captureOutput(program, ['--version']))
    nodes.servers = ports.map((own, i) => nodes.node({ program, name: `nats-${i}`, own, isNew }))
    return nodes
  }

  /** Returns the URL with which a user connects to any responding node. */
  readonly urlOf = (user: string): string =>
    this.ports.map(({ clients }) => `tls://${user}:password-of-${user}@localhost:${clients}`).join(',')

  private node({ isNew, name, own, program }: NodePlan): StackProcess {
    const folder = join(this.home, name)
    mkdirSync(folder)
    const secrets = secretObjects({
      secrets: knownSecrets(),
      tls: true,
      smtpUrl: 'smtps://mail.seneb.internal',
      imapUrl: '',
      inboundMailSecret: '',
    })
    const files = secrets.find(({ metadata }) => metadata.name === 'nats')?.stringData ?? {}
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    const conf = join(folder, 'nats.conf')
    writeFileSync(conf, this.confOf(folder, own, isNew))
    const options = { env: { ...inheritedEnvironment(), POD_NAME: name } }
    return new StackProcess(
      name,
      { command: program, args: ['-c', conf], options, stopSignal: 'SIGTERM' },
      `${folder}.log`,
      () => respondsOk(`http://127.0.0.1:${own.monitor}/healthz`),
    )
  }

  /**
   * Returns the committed configuration with addresses and folders of this machine in place of a pod's. Servers before
   * 2.10 sync automatically.
   */
  private confOf(folder: string, own: Ports, isNew: boolean): string {
    const config = committedObjects('production').find(
      (object) => object.kind === 'ConfigMap' && object.metadata.name === 'nats',
    )
    const conf = config?.kind === 'ConfigMap' ? (config.data['nats.conf'] ?? '') : ''
    const here = this.ports.reduce(
      (text, { nodes }, i) => text.replace(`nats://nats-${i}.nats-nodes:6222`, `nats://127.0.0.1:${nodes}`),
      conf,
    )
    return here
      .replaceAll(/\/run\/seneb\/(?:tls\.(crt|key)|ca\.(crt))/g, (_all, a?: string, b?: string) =>
        join(this.home, `tls.${a ?? b ?? ''}`),
      )
      .replaceAll('"0.0.0.0', '"127.0.0.1')
      .replace('port: 4222', `port: ${own.clients}`)
      .replace(':8222', `:${own.monitor}`)
      .replace('port: 6222', `host: "127.0.0.1"\n  port: ${own.nodes}`)
      .replace('"/data"', `"${join(folder, 'data')}"`)
      .replace('/tmp/nats.pid', join(folder, 'nats.pid'))
      .replace(isNew ? '' : 'sync_interval: always', '')
  }
}
