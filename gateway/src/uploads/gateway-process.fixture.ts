import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import type { GatewaySettings } from '../config.js'
import { fetchResponse, type HttpResponse } from '../gateway.fixture.js'
import type {
  GatewayProcessReport,
  GatewayProcessRequest,
  GatewayProcessStart,
} from './gateway-process.program.fixture.js'
import { sourceProgram } from './sanitizer/source-program.fixture.js'

const program = fileURLToPath(new URL('./gateway-process.program.fixture.ts', import.meta.url))

/**
 * Makes the allocator return large blocks as soon as they are freed. By default it raises this threshold with every
 * large block and retains freed memory. The process size would then reflect past use, not current use.
 */
const freedAtOnce = { MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * A gateway in its own process. A test runner's garbage collection blocks the event loop for longer than the limit, and
 * its memory includes all loaded test files.
 */
export class GatewayProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
  ) {}

  static async open(busUrl: string, settings: Partial<GatewaySettings>): Promise<GatewayProcess> {
    const child = fork(program, {
      execArgv: [...sourceProgram.execArgv],
      env: freedAtOnce,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const start: GatewayProcessStart = { busUrl, settings }
    const { url = '' } = await send(child, start)
    return new GatewayProcess(child, url)
  }

  fetch(path: string, init?: RequestInit): Promise<HttpResponse> {
    return fetchResponse(`${this.url}${path}`, init)
  }

  /** Starts recording the longest delay of the event loop. */
  async watchLoop(): Promise<void> {
    await send(this.child, 'watch-loop')
  }

  /** Ends the watch; the longest time in milliseconds. */
  async blockedMs(): Promise<number> {
    const { blockedMs } = await send(this.child, 'end-watch')
    if (blockedMs === undefined) throw new Error('the loop was not watched')
    return blockedMs
  }

  async residentBytes(): Promise<number> {
    const { residentBytes = NaN } = await send(this.child, 'weigh')
    return residentBytes
  }

  async close(): Promise<void> {
    const exited = once(this.child, 'exit')
    this.child.disconnect()
    await exited
  }
}

/** Sends one message and waits for its reply; rejects when the process ends instead. */
async function send(
  child: ChildProcess,
  message: GatewayProcessStart | GatewayProcessRequest,
): Promise<GatewayProcessReport> {
  const waiting = new AbortController()
  const { signal } = waiting
  child.send(message)
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([report]) => report as GatewayProcessReport),
      once(child, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`the gateway ended with ${code}`))),
    ])
  } finally {
    waiting.abort()
  }
}
