import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import type { GatewaySettings } from '../config.js'
import { TestGateway } from '../gateway.fixture.js'
import { LoopWatch } from './loop-watch.fixture.js'

/** The first message this program is sent. */
export interface GatewayProcessStart {
  readonly busUrl: string
  readonly settings: Partial<GatewaySettings>
}

/** Every message after it. */
export type GatewayProcessRequest = 'watch-loop' | 'end-watch' | 'weigh'

/** Reply to a message; values that were not requested are omitted. */
export interface GatewayProcessReport {
  readonly url?: string
  readonly blockedMs?: number
  readonly residentBytes?: number
}

// Garbage is collected explicitly before measuring, so that unreferenced memory does not count as a leak.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let gateway: TestGateway | undefined
let watch: LoopWatch | undefined

process.on('message', (message: GatewayProcessStart | GatewayProcessRequest) => {
  if (typeof message === 'object') void open(message)
  else report(handle(message))
})
process.once('disconnect', () => void gateway?.close().then(() => process.exit()))

async function open({ busUrl, settings }: GatewayProcessStart): Promise<void> {
  const bus = { urlOf: () => busUrl, stop: () => Promise.resolve() }
  gateway = await TestGateway.open({ bus, settings })
  report({ url: gateway.url })
}

function handle(request: GatewayProcessRequest): GatewayProcessReport {
  if (request === 'weigh') {
    collectGarbage()
    return { residentBytes: process.memoryUsage().rss }
  }
  const blockedMs = watch?.stop()
  watch = request === 'watch-loop' ? LoopWatch.start() : undefined
  return { blockedMs }
}

function report(content: GatewayProcessReport): void {
  process.send?.(content)
}
