import type { IncomingMessage, ServerResponse } from 'node:http'

import { createRequest } from '@remix-run/node-fetch-server'
import { hydrationPath } from '@seneb/contracts/vocabulary/hydration-path'
import type { Logger } from '@seneb/service-kit/logger'

import type { AnswerPurpose, SenebLoadContext } from '../app/load-context.js'
import { createAskGraph } from './ask-graph.js'
import { bringsFiles, largestBodyOf } from './body-limits.js'
import type { WebEnvironment } from './config.js'
import { asksForPage, type KeptPages } from './kept-pages.js'
import { PageQuestions } from './page-questions.js'
import type { PublishedAnswers } from './published-answers.js'
import { bodyOf, sendDocument } from './send-document.js'
import { createSendFile } from './send-file.js'

/** Forms that come with their files are held whole while they are read, so only so many at once. */
const mostWithFiles = 2

/** Renders one screen, or answers a loader's or form's request. */
export type RenderPage = (request: IncomingMessage, response: ServerResponse, nonce: string) => Promise<void>

interface PageRendererParts {
  /** The built application. */
  readonly handle: (request: Request, context: SenebLoadContext) => Promise<Response>
  readonly environment: WebEnvironment
  readonly log: Logger
  readonly published: PublishedAnswers
  readonly pages: KeptPages
}

/** Makes the function that renders screens with the built application, and keeps those that everybody gets alike. */
export function createPageRenderer({ handle, environment, log, published, pages }: PageRendererParts): RenderPage {
  const origin = new URL(environment.siteOrigin)
  const { assetOrigin, gatewayUrl, siteOrigin } = environment

  return fewWithFiles(async (request, response, nonce) => {
    const { address, purpose } = askedFor(request)
    const mayBeKept = purpose === 'reading' && asksForPage(request)
    if (mayBeKept && (await pages.sendIfItHolds(request, response))) return

    const caller = { gatewayUrl, forwardedFor: forwardedFor(request), log }
    const questions = new PageQuestions(published, createAskGraph(caller))
    const context: SenebLoadContext = {
      ...{ askGraph: questions.askGraph, readPublished: questions.readPublished, readFrame: questions.readFrame },
      sendFile: createSendFile(caller),
      ...{ purpose, edition: questions.edition },
      ...{ nonce, siteOrigin, assetOrigin },
      report: (err) => log.error({ err }, 'a page failed'),
    }
    // Whoever asks for a page is nobody in particular: no cookie and no other header can get into a page for all.
    const asked =
      purpose === 'other'
        ? createRequest(request, response, addressOf(request, origin))
        : new Request(new URL(address, origin), { method: request.method, headers: editionAskedFor(request) })
    const answer = await handle(asked, context)
    const body = await bodyOf(answer)
    await sendDocument(request, response, { answer, body })
    if (request.method === 'GET' && mayBeKept) {
      await pages.keep(request.url ?? '/', { answer, body, nonce, answers: questions.publishedOnly() })
    }
  })
}

/** What a request is for, and the page it is about. */
function askedFor({ method, url = '/' }: IncomingMessage): {
  readonly address: string
  readonly purpose: AnswerPurpose
} {
  const dataOf = url.startsWith(hydrationPath) ? url.slice(hydrationPath.length) : ''
  if (method === 'GET' && /^[/](?![/])/.test(dataOf)) return { address: dataOf, purpose: 'hydration' }
  const isForRouter = /^[^?]*[.]data(?:[?]|$)/.test(url)
  return { address: url, purpose: (method === 'GET' || method === 'HEAD') && !isForRouter ? 'reading' : 'other' }
}

function editionAskedFor({ headers }: IncomingMessage): Record<string, string> {
  const edition = headers['if-match']
  return edition === undefined ? {} : { 'if-match': edition }
}

/** Refuses what is too much to take in, at once or altogether. */
function fewWithFiles(render: RenderPage): RenderPage {
  let withFiles = 0
  return async (request, response, nonce) => {
    const refused = refusalOf(request)
    if (refused) {
      end(response, refused)
      return
    }
    if (!bringsFiles(request)) return render(request, response, nonce)
    if (withFiles >= mostWithFiles) {
      end(response.setHeader('retry-after', '5'), 503)
      return
    }
    withFiles += 1
    try {
      await render(request, response, nonce)
    } finally {
      withFiles -= 1
    }
  }
}

/**
 * The address a request counts as sent to: the site's own, whatever its Host header says. On this machine both of its
 * names will do, because people type either; forms are refused when they come from another address than this one.
 */
function addressOf({ headers }: IncomingMessage, { host, hostname, port, protocol }: URL) {
  const asked = headers.host ?? ''
  const alike = loopback.includes(hostname) && loopback.some((name) => asked === `${name}:${port}`)
  return { host: alike ? asked : host, protocol }
}

/** Whom a page's questions count for: the person, as the proxies before this server name them and as it sees them. */
function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
}

const loopback = ['localhost', '127.0.0.1']

function refusalOf(request: IncomingMessage): number | undefined {
  const { method = '', headers } = request
  if (method === 'GET' || method === 'HEAD') return undefined
  if (method !== 'POST') return 405
  const length = Number(headers['content-length'])
  if (!Number.isInteger(length)) return 411
  return length > largestBodyOf(request) ? 413 : undefined
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end()
}
