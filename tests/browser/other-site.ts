import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '@seneb/testkit/free-port'

import { deployablePlan } from '../../infra/local/deployable-plan.ts'
import { inheritedEnvironment } from '../support/config.js'
import { StackProcess } from '../support/process-part.js'
import { readLocation } from './config.js'

const readyWithinMs = 45_000

/** A test's own web server in front of the same gateway. */
export interface OtherSite {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts a web server configured differently from the site; `settingsOf` receives its port. */
export async function startOtherSite(
  settingsOf: (port: number) => Readonly<Record<string, string>>,
): Promise<OtherSite> {
  const dir = mkdtempSync(join(tmpdir(), 'seneb-other-site-'))
  const [port, healthPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const own = { WEB_PORT: String(port), WEB_GATEWAY_URL: readLocation().gatewayUrl, WEB_SITE_ORIGIN: origin }
  const plan = deployablePlan(
    { name: 'web', healthPort, own: { ...own, ...settingsOf(port) } },
    { dir, env: { ...inheritedEnvironment(), LOG_LEVEL: 'warn' } },
  )
  const part = new StackProcess('web', plan, join(dir, 'web.log'), async () => {
    const response = await fetch(`http://127.0.0.1:${healthPort}/readyz`, { signal: AbortSignal.timeout(1500) })
    await response.arrayBuffer()
    return response.ok
  })
  const stop = async (): Promise<void> => {
    await part.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  part.start()
  try {
    await part.untilReady(readyWithinMs)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}
