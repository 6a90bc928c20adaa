import { siteRoutes, type PageName } from '@seneb/contracts/vocabulary/site-routes'
import type { Logger } from '@seneb/platform/logger'
import { currentTraceId } from '@seneb/platform/telemetry'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { EarlyScript, SenebLoadContext } from '../app/graph/load-context.js'
import type { WebEnvironment } from './config.js'
import { createRequestGraph } from './request-graph.js'
import type { PageApplication, RenderPage } from './render-pages.js'
import type { RenderSlots } from './render-slots.js'
import { protect } from './security-headers.js'
import { bodyOf, sendDocument } from './send-document.js'
import { createSendFile } from './send-file.js'

/** Path of a preview for the desk; the query names the page to show. */
export const previewPath = '/desk-preview/:kind/:key'

interface PreviewDeps {
  readonly handle: PageApplication
  readonly earlyScript: EarlyScript
  readonly environment: WebEnvironment
  readonly log: Logger
  /** The slots of all pages, so that previews and pages share one limit. */
  readonly slots: RenderSlots
}

/**
 * Returns the function that renders a public page with the draft of a record, only for the desk. The gateway checks the
 * session; no part of a preview is cached, and none of its scripts run.
 */
export function createPreviewRenderer(deps: PreviewDeps): RenderPage {
  const render = createRender(deps)
  const { environment, slots } = deps
  return async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    protect(reply, {
      scripts: [`'none'`],
      origins: environment,
      directives: { 'frame-ancestors': [`'self'`], 'frame-src': [`'none'`] },
    })
    const page = isFromDesk(request) ? pageOf(request) : undefined
    if (page === undefined) {
      sendText(reply.code(404), 'This preview is part of the desk.')
      return
    }
    if (await slots.render(request.raw, reply.raw, () => render(request, reply, page))) return
    sendText(reply.code(503).header('retry-after', '5'), 'The site is busy right now. Please reload this preview.')
  }
}

interface PreviewedPage {
  readonly record: string
  readonly path: string
}

function createRender({ earlyScript, environment, handle, log }: PreviewDeps) {
  const { assetOrigin, gatewayUrl, siteOrigin } = environment
  return async (request: FastifyRequest, reply: FastifyReply, { path, record }: PreviewedPage): Promise<void> => {
    const forwardedFor = [request.headers['x-forwarded-for'], request.socket.remoteAddress].flat().filter(Boolean)
    const { cookie } = request.headers
    const caller = { gatewayUrl, forwardedFor: forwardedFor.join(', '), cookie, log }
    const requestGraph = createRequestGraph({ ...caller, preview: { record, siteOrigin } })
    const context: SenebLoadContext = {
      queryGraph: requestGraph,
      readPublished: requestGraph,
      readFrame: requestGraph,
      sendFile: createSendFile(caller),
      // A preview is a public page.
      readCopy: () => Promise.resolve(undefined),
      nonce: reply.nonce,
      earlyScript,
      siteOrigin,
      assetOrigin,
      requestId: currentTraceId(),
      report: (err) => log.error({ err }, 'a preview failed'),
    }
    const response = await handle(new Request(new URL(path, siteOrigin)), context)
    const body = await bodyOf(response)
    await sendDocument(reply, { response, body: Buffer.from(withoutScripts(body.toString())) })
  }
}

function sendText(reply: FastifyReply, text: string): void {
  reply.header('content-type', 'text/plain; charset=utf-8').send(text)
}

/** Whether the desk sent the request with a session, which the gateway checks; without one, nothing is rendered. */
function isFromDesk({ headers }: FastifyRequest): boolean {
  return (
    headers['sec-fetch-site'] === 'same-origin' && /(?:^|;\s*)(?:__Host-)?seneb-staff=[^;]/.test(headers.cookie ?? '')
  )
}

/** Pages that show a record of the desk. */
const previewedPages: readonly PageName[] = [
  'specialty',
  'treatment',
  'why-egypt',
  'medical-tourism',
  'our-values',
  'our-team',
  'blogs',
  'blog-article',
  'news',
  'articles',
  'legal-document',
]
const previewedPaths = siteRoutes
  .filter(({ page }) => previewedPages.includes(page))
  .map(({ paths: [path] }) => new RegExp(`^${path.replace(/:\w+/g, '[a-z\\d-]+')}$`))
const maxPath = 200

/** Returns the record and the page of a preview; undefined for an address that names none. */
function pageOf({ params, query }: FastifyRequest): PreviewedPage | undefined {
  const { key = '', kind = '' } = params as { readonly kind?: string; readonly key?: string }
  const { path } = query as { readonly path?: unknown }
  if (typeof path !== 'string' || path.length > maxPath) return undefined
  const isPage = previewedPaths.some((pattern) => pattern.test(path))
  return isPage && /^[a-z-]+$/.test(kind) && /^[a-z\d-]+$/.test(key) ? { record: `${kind}/${key}`, path } : undefined
}

/** Removes what the frame of a preview does not allow: each script or autofocus would be an error in its console. */
function withoutScripts(html: string): string {
  return html.replaceAll(
    /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>|\sautofocus(?:="")?(?=[\s>])/gi,
    '',
  )
}
