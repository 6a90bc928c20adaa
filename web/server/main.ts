import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

import { createTrust } from '@seneb/platform/client-address'
import { drainConnections, exitOnSignals } from '@seneb/platform/shutdown'
import { startHealth } from '@seneb/platform/health'
import { createLogger } from '@seneb/platform/logger'
import { startTelemetry } from '@seneb/platform/telemetry'
import { readOrExit } from '@seneb/platform/invalid-settings'
import { createRequestHandler, type ServerBuild } from 'react-router'

import { withAssetOrigin, builtEarlyScript } from './early-script.js'
import { readWebEnvironment } from './config.js'
import { PageCache } from './page-cache.js'
import { createPageRenderer, type PageApplication } from './render-pages.js'
import { createPreviewRenderer } from './render-preview.js'
import { RenderSlots } from './render-slots.js'
import { branchesOf, groupsOf, patternsOf } from './route-groups.js'
import { warmUp } from './warm-up.js'
import { createWebServer } from './web-server.js'

const environment = readOrExit('web', readWebEnvironment)
const telemetry = await startTelemetry('web', environment.telemetry)
const log = createLogger('web', environment.telemetry.logLevel)

// Paths of built files are relative to the bundle of this program, dist/bundled/main.js.
const built = (path: string) => new URL(`../${path}`, import.meta.url)
const pagesBuild = (await import(built('server/index.js').href)) as ServerBuild
const build = withAssetOrigin(pagesBuild, environment.assetOrigin)
const branchOf = branchesOf(build.routes)
const application = createRequestHandler(build, 'production')

const trust = createTrust(environment.trustedProxies)
const slots = new RenderSlots(trust)
const pages = new PageCache(environment)
const earlyScript = await builtEarlyScript(built('client/'), environment.assetOrigin)
const handle: PageApplication = (request, context) => application(request, { ...context })
const server = await createWebServer({
  environment,
  log,
  built: { client: fileURLToPath(built('client')), admin: fileURLToPath(built('admin')) },
  pages,
  patternOf: patternsOf(branchOf),
  renderPage: createPageRenderer({
    handle,
    earlyScript,
    environment,
    log,
    pages,
    groupOf: groupsOf(branchOf),
    slots,
    trust,
  }),
  renderPreview: createPreviewRenderer({ handle, earlyScript, environment, log, slots }),
})
await server.listen({ port: environment.port, host: environment.host })

const { port } = server.server.address() as AddressInfo

// Pages can be shown without the gateway, so readiness waits a while for it and does not depend on it.
let isWarm = false
const health = await startHealth({
  host: environment.healthHost,
  port: environment.healthPort,
  checks: { warm: () => Promise.resolve(isWarm) },
  prometheus: telemetry.prometheus,
})

exitOnSignals(log, async () => {
  health.drain()
  await drainConnections(server.server, environment.drainDelayMs)
  await server.close()
  await health.close()
  await telemetry.stop()
})

await warmUp({ port, siteOrigin: environment.siteOrigin, gatewayUrl: environment.gatewayUrl, log })
isWarm = true
log.info({ port }, 'web is ready')
