import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { jetstreamManager } from '@nats-io/jetstream'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { TopologyReconciler } from '@seneb/bus/topology'
import { bucketStream, type DocumentBucket } from '@seneb/contracts/document-buckets'
import { busUsers, natsUsers, type BusUser } from '@seneb/contracts/nats-permissions'

import { natsAdmin, natsCommand, natsUrl, untilNatsReady } from '../../../infra/nats/nats.ts'
import type { ProgramCommand } from '../../../infra/process/child.ts'
import { orphanGuard } from '../../../infra/process/orphan-guard.mjs'
import { natsServerProgram } from '../../../infra/programs/nats-server-program.ts'
import { freePort } from './free-port.js'
import { silentLogger } from './silent-logger.js'

const toolsDir = fileURLToPath(new URL('../../../.local/tools', import.meta.url))
const timeoutMs = 20_000
/**
 * Maximum number of starts of a bus when another process takes its ports between the search for free ones and the
 * server's start.
 */
const maxStarts = 5

/**
 * A real nats-server with JetStream for one test file, with the users and permissions of the contracts. The topology
 * step creates its streams, buckets and consumers with that step's rights, and creates them again after a wipe.
 */
export class TestBus {
  private process?: ChildProcess
  private topology?: { reconciler: TopologyReconciler; bus: Bus }

  private constructor(
    private readonly command: ProgramCommand,
    private readonly ports: { port: number; monitorPort: number },
    private readonly dir: string,
  ) {}

  static async start(findPort = freePort): Promise<TestBus> {
    for (let starts = 1; ; starts++) {
      const bus = await TestBus.at({ port: await findPort(), monitorPort: await findPort() })
      try {
        await bus.start()
        await bus.reconcileTopology()
        return bus
      } catch (error) {
        const hasEnded = bus.process?.exitCode !== null
        await bus.stop()
        if (!hasEnded || starts === maxStarts) throw error
      }
    }
  }

  private static async at(ports: { port: number; monitorPort: number }): Promise<TestBus> {
    const dir = mkdtempSync(join(tmpdir(), 'seneb-bus-'))
    const program = await natsServerProgram({ toolsDir })
    const accounts = [...natsUsers(passwords), { user: natsAdmin, password: testBusPassword(natsAdmin) }]
    const storeKey = randomBytes(16).toString('hex')
    return new TestBus(natsCommand({ program, dir, ...ports, storeKey, accounts }), ports, dir)
  }

  /** Returns the URL of a user with every permission. */
  get url(): string {
    return this.urlOf(natsAdmin)
  }

  /** Returns the URL of a deployable's user, with the permissions of the contracts. */
  urlOf(user: BusUser | typeof natsAdmin): string {
    return natsUrl({ user, password: testBusPassword(user), port: this.ports.port })
  }

  /** Connects as a user with every permission. */
  connect(): Promise<NatsConnection> {
    return this.connectAs(natsAdmin)
  }

  /** Connects as a deployable would, with its permissions. */
  connectAs(user: BusUser | typeof natsAdmin): Promise<NatsConnection> {
    const servers = `127.0.0.1:${this.ports.port}`
    const login = { user, pass: testBusPassword(user), inboxPrefix: `_INBOX.${user}` }
    return connect({ servers, ...login, maxReconnectAttempts: -1, reconnectTimeWait: 50 })
  }

  /** Starts the server again after `kill`, on the same port. */
  async start(): Promise<void> {
    const { command, args, options } = this.command
    const child = spawn(command, args, { ...options, stdio: 'ignore' })
    this.process = child
    child.unref()
    orphanGuard(child, 'SIGKILL')
    await untilNatsReady(this.ports, { withinMs: timeoutMs, hasGivenUp: () => child.exitCode !== null })
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  /** Deletes the server's store; only while it is stopped. */
  wipe(): void {
    rmSync(join(this.dir, 'store'), { recursive: true, force: true })
  }

  private async reconcileTopology(): Promise<void> {
    const bus = await connectBus({ name: 'topology', url: this.urlOf('topology'), log: silentLogger })
    const reconciler = new TopologyReconciler(bus, silentLogger)
    this.topology = { reconciler, bus }
    reconciler.start()
    while (!reconciler.isComplete) await pause(10)
  }

  /** Ends the server and removes its files. */
  async stop(): Promise<void> {
    const { reconciler, bus } = this.topology ?? {}
    await Promise.all([reconciler?.stop(), bus?.connection.close()])
    await this.end('SIGTERM')
    rmSync(this.dir, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process
    this.process = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
}

/** Starts a bus. Stop it in `afterAll`. */
export function testBus(): Promise<TestBus> {
  return TestBus.start()
}

const passwords = Object.fromEntries(busUsers.map((user) => [user, testBusPassword(user)])) as Record<BusUser, string>

function testBusPassword(user: string): string {
  return `test-${user}`
}

/**
 * Returns everything in a bucket, message by message with its subject and headers, as an administrator of the server
 * reads it.
 */
export async function storedMessages(bus: TestBus, bucket: DocumentBucket): Promise<string[]> {
  const admin = await bus.connect()
  try {
    const { streams } = await jetstreamManager(admin)
    const name = bucketStream(bucket)
    const { first_seq: first, last_seq: last } = (await streams.info(name)).state
    const texts: string[] = []
    // An empty stream begins at 0.
    for (let seq = Math.max(first, 1); seq <= last; seq += 1) {
      const message = await streams.getMessage(name, { seq })
      if (message) texts.push(`${message.subject} ${JSON.stringify([...message.header])} ${message.string()}`)
    }
    return texts
  } finally {
    await admin.close()
  }
}
