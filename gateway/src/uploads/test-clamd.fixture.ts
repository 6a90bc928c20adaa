import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from '@seneb/testkit/free-port'

import { clamdProgram } from '../../../infra/programs/programs.ts'
import { orphanGuard } from '../../../infra/process/orphan-guard.mjs'

const startWithinMs = 30_000

/** Text that the test's signature matches; no other scanner knows it, and no file contains it by chance. */
export const knownToScanner = 'seneb-test-of-virus-scanning-3f1c2a'
export const testSignature = 'Seneb.Test.Signature.UNOFFICIAL'

/** Real clamd with one custom signature, reachable by TCP and by a socket. */
export class TestClamd {
  private process?: ChildProcess

  private constructor(
    private readonly program: string,
    private readonly dir: string,
    readonly port: number,
  ) {}

  static async start(): Promise<TestClamd> {
    const dir = mkdtempSync(join(tmpdir(), 'seneb-clamd-'))
    const clamd = new TestClamd(await clamdProgram(), dir, await freePort())
    clamd.configure()
    await clamd.start()
    return clamd
  }

  get tcpAddress(): string {
    return `127.0.0.1:${this.port}`
  }

  get socketPath(): string {
    return join(this.dir, 'clamd.sock')
  }

  /** Starts it again after `kill`. */
  async start(): Promise<void> {
    const child = spawn(this.program, ['--config-file', join(this.dir, 'clamd.conf')], { stdio: 'ignore' })
    this.process = child
    child.unref()
    orphanGuard(child, 'SIGKILL')
    const deadline = Date.now() + startWithinMs
    while (!(await respondsToPing(this.port))) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error('clamd did not start')
      await pause(100)
    }
  }

  /** Suspends the process: it accepts connections but does not answer. */
  freeze(): void {
    this.process?.kill('SIGSTOP')
  }

  thaw(): void {
    this.process?.kill('SIGCONT')
  }

  async kill(): Promise<void> {
    const child = this.process
    this.process = undefined
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.dir, { recursive: true, force: true })
  }

  private configure(): void {
    const signatures = join(this.dir, 'signatures')
    mkdirSync(signatures)
    const hex = Buffer.from(knownToScanner).toString('hex')
    writeFileSync(join(signatures, 'seneb.ndb'), `Seneb.Test.Signature:0:*:${hex}\n`)
    const settings = [
      'Foreground yes',
      `DatabaseDirectory ${signatures}`,
      `TemporaryDirectory ${this.dir}`,
      `LocalSocket ${this.socketPath}`,
      `TCPSocket ${this.port}`,
      'TCPAddr 127.0.0.1',
      'StreamMaxLength 11M',
      'MaxThreads 4',
    ]
    writeFileSync(join(this.dir, 'clamd.conf'), `${settings.join('\n')}\n`)
  }
}

function respondsToPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const done = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.once('connect', () => socket.write('zPING\0'))
    socket.once('data', (part: Buffer) => done(part.toString().startsWith('PONG')))
    socket.once('error', () => done(false))
    socket.once('close', () => done(false))
    socket.setTimeout(1000, () => done(false))
  })
}
