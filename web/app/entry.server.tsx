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

/** Loader data that has not come after this long is given up. */
export const streamTimeout = 5000

/** Renders the document of a request, whole: pages are small, and a whole page can be cached and compressed at once. */
export default async function handleRequest(
  ...[request, status, headers, entry, { earlyScript, nonce, requestId }]: HandleRequestArgs
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  // By the routes that were really rendered: what the server in front decided by the path is not relied on here.
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
