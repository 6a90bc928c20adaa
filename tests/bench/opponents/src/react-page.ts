import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'

import { print } from 'graphql'
import { createRequestHandler, type EntryContext, type ServerBuild } from 'react-router'

import { readOpponentSettings } from './config.js'

/** Opponent for pages: the site's own screens rendered by React with the router, from data that is already loaded. */
const { gatewayUrl, port } = readOpponentSettings()
const build = (await import(pathToFileURL('web/dist/server/index.js').href)) as ServerBuild
type Render = ServerBuild['entry']['module']['default']
const render = build.entry.module.default
const ready = new Map<string, () => Promise<Response>>()

const server = createServer((request, response) => {
  void (async () => {
    const { url = '/' } = request
    if (url === '/readyz') return response.end()
    const page = ready.get(url) ?? (await prepare(url))
    const html = Buffer.from(await (await page()).arrayBuffer())
    return response.writeHead(200, { 'content-type': 'text/html', 'content-length': html.length }).end(html)
  })()
})
server.listen(port, '127.0.0.1')

/** Lets the application load the page once, and stores the data that React renders. */
async function prepare(url: string): Promise<() => Promise<Response>> {
  let page: (() => Promise<Response>) | undefined
  const capture: Render = (...args) => {
    const [request, status, , entry, context] = args
    page = async () => {
      const again = { ...entry, renderMeta: {}, serverHandoffStream: undefined } as EntryContext
      return render(request, status, new Headers(), again, context)
    }
    return render(...args)
  }
  const module = { ...build.entry.module, default: capture }
  const handle = createRequestHandler({ ...build, entry: { ...build.entry, module } }, 'production')
  const context = {
    requestGraph: sendRequest,
    readPublished: sendRequest,
    readFrame: sendRequest,
    nonce: 'a',
    siteOrigin: 'http://a',
    assetOrigin: '',
    earlyScript: { src: '/early.js', imports: [] },
  }
  const first = await handle(new Request(`http://a${url}`), context)
  if (first.status !== 200 || !page) throw new Error(`${url} was answered with ${first.status}`)
  ready.set(url, page)
  return page
}

async function sendRequest(document: Parameters<typeof print>[0], variables: object): Promise<unknown> {
  const body = JSON.stringify({ query: print(document), variables })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${gatewayUrl}/graphql`, { method: 'POST', body, headers })).json()
}
