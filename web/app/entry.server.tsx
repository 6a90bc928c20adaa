import { Writable } from 'node:stream'

import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type LoaderFunctionArgs } from 'react-router-dom'

import { isDeferredLoaderData } from './hydration/deferred-loader-data.server.js'
import type { SenebLoadContext } from './graph/load-context.js'
import { Edition } from './hydration/edition.js'
import { groupOfHandles } from './route-group.js'
import { RequestId } from './shell/request-id.js'

/** What React Router asks for a document with. */
type Asked = readonly [
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: SenebLoadContext,
]

/** Loader data that has not come after this long is given up. */
export const streamTimeout = 5000

/**
 * Renders the document of a request, whole: pages are small, and a whole page can be cached and compressed at once. Asked
 * for the data of a document instead, gives that, or HTTP 412 when the document was made from another edition, and 503
 * when the graph gave no answer.
 */
export default async function handleRequest(
  ...[request, status, headers, entry, { documents, edition: published, nonce, purpose, requestId }]: Asked
): Promise<Response> {
  const edition = editionOf(entry, published())
  if (purpose === 'hydration') {
    const problem = hydrationProblem(request, edition)
    return problem ? new Response(null, { status: problem }) : hydrationData(headers, entry)
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  // By the routes that were really rendered: what the server in front decided by the path is not relied on here.
  const handles = entry.staticHandlerContext.matches.map(({ route }) => route.handle as unknown)
  if (groupOfHandles(handles) === 'personal') headers.set('cache-control', 'no-store')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { errors, loaderData } = entry.staticHandlerContext
  const defersLoaderData = errors === null && Object.values(loaderData).some(isDeferredLoaderData)
  const document = defersLoaderData ? { ...entry, serverHandoffStream: undefined } : entry
  const html = await renderToBytes(
    <RequestId value={requestId}>
      <Edition value={defersLoaderData ? (edition ?? '') : undefined}>
        <ServerRouter context={document} url={request.url} nonce={nonce} />
      </Edition>
    </RequestId>,
    nonce,
  )
  if (!documents) return new Response(html, { status, headers })
  const answer = new Response(null, { status, headers })
  documents.set(answer, html)
  return answer
}

/** Scripts of one build do not fit the data of another, so an edition is one of what is published by one build. */
function editionOf({ manifest }: EntryContext, published: string | undefined): string | undefined {
  return published && `${manifest.version}.${published}`
}

/** The status of the answer when the data cannot be given, or not for this document. */
function hydrationProblem({ headers }: Request, edition: string | undefined): 503 | 412 | undefined {
  if (edition === undefined) return 503
  return headers.get('if-match') === `"${edition}"` ? undefined : 412
}

function hydrationData(headers: Headers, { serverHandoffStream }: EntryContext): Response {
  headers.set('content-type', 'text/x-script; charset=utf-8')
  headers.set('x-robots-tag', 'noindex')
  return new Response(serverHandoffStream, { headers })
}

/** Logs what no page expected; an aborted request and a client error (4xx) are not logged. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs<SenebLoadContext>): void {
  const wrongRequest = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !wrongRequest) context.report(error)
}

/** The page as React writes it; bytes, because every way through a string copies it twice more (P4). */
function renderToBytes(element: React.ReactElement, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      // React takes a sink that closes for a reader who left, also after the last byte, and gives up a page that is done.
      emitClose: false,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(tooLate)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Nothing is sent piece by piece, and a page is whole without a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    })
    // Cleared above, because as long as it waits it holds everything the page was rendered from.
    const tooLate = setTimeout(abort, streamTimeout + 1000)
    tooLate.unref()
  })
}
