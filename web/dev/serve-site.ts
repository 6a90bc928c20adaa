import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'

import { createTrust } from '@seneb/platform/client-address'
import { startHealth } from '@seneb/platform/health'
import { createLogger } from '@seneb/platform/logger'
import { exitOnSignals } from '@seneb/platform/shutdown'
import { startTelemetry } from '@seneb/platform/telemetry'
import { readOrExit } from '@seneb/platform/invalid-settings'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createServer as createVite, type ViteDevServer } from 'vite'

import { readWebEnvironment } from '../server/config.js'
import { createPageRenderer, type PageApplication } from '../server/render-pages.js'
import { createPreviewRenderer } from '../server/render-preview.js'
import { RenderSlots } from '../server/render-slots.js'
import { branchesOf, groupsOf, patternsOf } from '../server/route-groups.js'
import { isDeskPath } from '../server/serve-desk.js'
import { createWebServer } from '../server/web-server.js'

/**
 * Web server of `npm run dev`, with the same routes, limits, and headers as in production. Vite replaces the built
 * files, so that a saved component or style appears in the open page immediately.
 */
const web = fileURLToPath(new URL('..', import.meta.url))
const environment = readOrExit('web', readWebEnvironment)
const telemetry = await startTelemetry('web', environment.telemetry)
const log = createLogger('web', environment.telemetry.logLevel)

const trust = createTrust(environment.trustedProxies)
const slots = new RenderSlots(trust)
/** Pages are rendered again for each request, because their source may have changed. */
const pages = { sendFresh: () => false, sendIfValid: () => Promise.resolve(false), store: () => Promise.resolve(false) }
let build: ServerBuild
const branchOf: ReturnType<typeof branchesOf> = (pathname) => branchesOf(build.routes)(pathname)

const handle: PageApplication = async (request, context) => {
  build = await loadBuild()
  return createRequestHandler(build, 'development')(request, { ...context })
}
const earlyScript = { src: '/app/entry.early.ts', imports: [] }

const server = await createWebServer({
  environment,
  log,
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

await server.ready()
const [servePages] = server.server.listeners('request') as [RequestListener]
const site = await openVite(server.server, { root: web, configFile: 'vite.config.ts', name: 'site' })
const admin = await openVite(server.server, { root: `${web}admin/`, configFile: 'admin/vite.config.ts', name: 'desk' })
build = await loadBuild()
server.server.removeAllListeners('request')
server.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
  if (isDeskPath(request)) serveDesk(request, response)
  else site.middlewares(request, response, () => servePages(request, response))
})
await server.listen({ port: environment.port, host: environment.host })

const health = await startHealth({
  host: environment.healthHost,
  port: environment.healthPort,
  checks: {},
  prometheus: telemetry.prometheus,
})
exitOnSignals(log, async () => {
  server.server.closeAllConnections()
  await Promise.all([server.close(), site.close(), admin.close(), health.close(), telemetry.stop()])
})
log.info({ port: environment.port }, 'web is ready')

function loadBuild(): Promise<ServerBuild> {
  return site.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}

/** A Vite server behind `hmr`, which sends its messages to open pages. */
function openVite(
  hmr: Server,
  { configFile, name, root }: { readonly root: string; readonly configFile: string; readonly name: string },
): Promise<ViteDevServer> {
  return createVite({
    root,
    configFile: `${web}${configFile}`,
    appType: name === 'desk' ? 'spa' : 'custom',
    cacheDir: `${web}.local/vite-${name}`,
    server: { middlewareMode: true, hmr: { server: hmr } },
  })
}

/** Vite serves the desk's files below `/admin/`; all pages of the desk get its one document. */
function serveDesk(request: IncomingMessage, response: ServerResponse): void {
  if (/^\/admin(?:[?]|$)/.test(request.url ?? '')) request.url = request.url?.replace('/admin', '/admin/')
  admin.middlewares(request, response, () => response.writeHead(404).end())
}
