import { Writable } from 'node:stream'

import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type LoaderFunctionArgs } from 'react-router-dom'

import type { SenebLoadContext } from './graph/load-context.js'
import { groupOfHandles } from './route-handle.js'
import { RequestId, ServedDocument } from './shell/served-document.js'

/** Arguments with which React Router requests a document. */
type HandleRequestArgs = readonly [
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: SenebLoadContext,
]

/** Time after which pending loader data is abandoned, in milliseconds. */
export const streamTimeout = 5000

/** Renders the whole document of a request: pages are small, and a whole page can be cached and compressed. */
export default async function handleRequest(
  ...[request, status, headers, entry, { earlyScript, nonce, requestId }]: HandleRequestArgs
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  // Decides by the rendered routes and does not rely on the server's decision by path.
  const handles = entry.staticHandlerContext.matches.map(({ route }) => route.handle as unknown)
  if (groupOfHandles(handles) === 'personal') headers.set('cache-control', 'no-store')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const html = await renderToBytes(
    <RequestId value={requestId}>
      <ServedDocument value={{ nonce, earlyScript }}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ServedDocument>
    </RequestId>,
    nonce,
  )
  return new Response(html, { status, headers })
}

/** Logs unexpected errors; aborted requests and client errors (4xx) are not logged. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs<SenebLoadContext>): void {
  const wrongRequest = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !wrongRequest) context.report(error)
}

/** The page as React writes it; bytes, because every way through a string copies it twice more (P4). */
function renderToBytes(element: React.ReactElement, nonce: string): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      // React accepts a sink that closes when the client disconnects, even after the last byte, and aborts a complete
      // page.
      emitClose: false,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(abortTimer)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Pages are not streamed and are complete without a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    })
    // Cleared above, because a pending timer would keep all data of the page in memory.
    const abortTimer = setTimeout(abort, streamTimeout + 1000)
    abortTimer.unref()
  })
}
