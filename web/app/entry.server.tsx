import { Writable } from 'node:stream'

import { renderToPipeableStream } from 'react-dom/server'
import { isRouteErrorResponse, ServerRouter, type EntryContext, type LoaderFunctionArgs } from 'react-router-dom'

import type { SenebLoadContext } from './load-context.js'

/** Loader data that has not come after this long is given up. */
export const streamTimeout = 5000

/** Renders the document of a request, whole: pages are small, and a whole page can be cached and compressed at once. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  { nonce }: SenebLoadContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const html = await renderToBytes(<ServerRouter context={entry} url={request.url} nonce={nonce} />, nonce)
  return new Response(html, { status, headers })
}

/** Logs what no screen expected; an abandoned request and a wrong one (4xx) are nobody's error. */
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
