import type { Logger } from '@seneb/platform/logger'
import { currentTraceId } from '@seneb/platform/telemetry'
import type { FastifyRequest } from 'fastify'

import type { EarlyScript, SenebLoadContext } from '../app/graph/load-context.js'
import type { WebEnvironment } from './config.js'
import { createRequestGraph } from './request-graph.js'
import type { PageApplication, RenderPage } from './render-pages.js'
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
}

/**
 * Returns the function that renders a public page with the draft of a record, for the desk alone. The gateway checks
 * the session; nothing of a preview is cached, and no script of it runs.
 */
export function createPreviewRenderer({ earlyScript, environment, handle, log }: PreviewDeps): RenderPage {
  const { assetOrigin, gatewayUrl, siteOrigin } = environment
  return async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    protect(reply, {
      scripts: [`'none'`],
      origins: environment,
      directives: { 'frame-ancestors': [`'self'`], 'frame-src': [`'none'`] },
    })
    const page = pageOf(request)
    if (page === undefined || request.headers['sec-fetch-site'] !== 'same-origin') {
      reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('This preview is part of the desk.')
      return
    }
    const forwardedFor = [request.headers['x-forwarded-for'], request.socket.remoteAddress].flat().filter(Boolean)
    const { cookie } = request.headers
    const caller = { gatewayUrl, forwardedFor: forwardedFor.join(', '), cookie, log }
    const requestGraph = createRequestGraph({ ...caller, preview: { record: page.record, siteOrigin } })
    const context: SenebLoadContext = {
      queryGraph: requestGraph,
      readPublished: requestGraph,
      readFrame: requestGraph,
      sendFile: createSendFile(caller),
      nonce: reply.nonce,
      earlyScript,
      siteOrigin,
      assetOrigin,
      requestId: currentTraceId(),
      report: (err) => log.error({ err }, 'a preview failed'),
    }
    const response = await handle(new Request(new URL(page.path, siteOrigin)), context)
    const body = await bodyOf(response)
    await sendDocument(reply, { response, body: Buffer.from(withoutScripts(body.toString())) })
  }
}

/** Returns the record and the page of a preview; undefined for an address that names none. */
function pageOf({ params, query }: FastifyRequest): { readonly record: string; readonly path: string } | undefined {
  const { key = '', kind = '' } = params as { readonly kind?: string; readonly key?: string }
  const { path = '' } = query as { readonly path?: string }
  const isPage = /^\/(?:[a-z\d-]+\/?){1,3}$/.test(path)
  return isPage && /^[a-z-]+$/.test(kind) && /^[a-z\d-]+$/.test(key) ? { record: `${kind}/${key}`, path } : undefined
}

/** Removes what the frame of a preview does not allow: each script or autofocus would be an error in its console. */
function withoutScripts(html: string): string {
  return html.replaceAll(
    /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>|\sautofocus(?:="")?(?=[\s>])/gi,
    '',
  )
}
