import type { ReactNode } from 'react'
import { data, Outlet, redirect, useLoaderData, type LoaderFunctionArgs, type ServerBuild } from 'react-router'

import handleRequest, * as entry from '../app/entry.server.js'
import { ValuesPageDocument } from '../app/graph/generated/graphql.js'
import type { SenebLoadContext } from '../app/graph/load-context.js'
import * as personalLayout from '../app/pages/personal-layout.js'
import { useRouteGroup } from '../app/route-handle.js'

type Loader = LoaderFunctionArgs<SenebLoadContext>

/** Visitor data passed to loaders and actions, in call order. */
export interface LoaderRequest {
  readonly path: string
  readonly cookie: string | null
}

function Shown() {
  return <p>{JSON.stringify(useLoaderData())}</p>
}

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-group={useRouteGroup()}>
      <body>{children}</body>
    </html>
  )
}

/**
 * An application of two groups of routes, rendered by the real entry and layout of personal pages. Its personal pages
 * would be cacheable if they were public: they read only published content and set `public`.
 */
export function groupedApp(seen: LoaderRequest[]): ServerBuild {
  const note = ({ request }: Loader): string => {
    const cookie = request.headers.get('cookie')
    seen.push({ path: new URL(request.url).pathname, cookie })
    return cookie ?? 'nobody'
  }
  const page = async (args: Loader) => {
    const visitor = note(args)
    const { data: published } = await args.context.readPublished(ValuesPageDocument, {})
    return { visitor, published }
  }
  const routes = {
    root: routeOf('root', undefined, '', { default: Outlet, Layout, ErrorBoundary: () => <p>failed</p> }),
    page: routeOf('page', 'root', 'page', { default: Shown, loader: page, action: page }),
    personal: routeOf('personal', 'root', undefined, personalLayout),
    desk: routeOf('desk', 'personal', 'desk', {
      default: Shown,
      loader: async (args: Loader) => data(await page(args), { headers: { 'cache-control': 'public, max-age=60' } }),
      headers: ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders,
      action: page,
    }),
    quiet: routeOf('quiet', 'personal', 'desk/quiet', { default: Shown, loader: page }),
    mine: routeOf('mine', 'personal', 'desk/mine', {
      default: Shown,
      loader: (args: Loader) => args.context.queryGraph(ValuesPageDocument, {}),
    }),
    missing: routeOf('missing', 'personal', 'desk/missing', {
      default: Shown,
      loader: () => {
        // oxlint-disable-next-line typescript/only-throw-error -- how the router is told that something is missing
        throw data(null, { status: 404 })
      },
    }),
    broken: routeOf('broken', 'personal', 'desk/broken', {
      default: Shown,
      loader: () => {
        throw new Error('broken')
      },
    }),
    leaving: routeOf('leaving', 'personal', 'desk/leaving', { loader: () => redirect('/desk') }),
  }
  return buildOf(routes)
}

function routeOf(id: string, parentId: string | undefined, path: string | undefined, module: object) {
  return { id, parentId, path, module: { default: undefined, ...module } }
}

function buildOf(routes: Record<string, ReturnType<typeof routeOf>>): ServerBuild {
  const listed = Object.values(routes).map(({ id, parentId, path, module }) => {
    const has = {
      hasLoader: 'loader' in module,
      hasAction: 'action' in module,
      hasErrorBoundary: 'ErrorBoundary' in module,
    }
    return [id, { id, parentId, path, module: `/${id}.js`, ...has }]
  })
  const entryFile = { imports: [], module: '/entry.js' }
  const assets = { entry: entryFile, routes: Object.fromEntries(listed), url: '/manifest.js', version: '1' }
  const build = {
    routes,
    assets,
    entry: { module: { ...entry, default: handleRequest } },
    publicPath: '/',
    assetsBuildDirectory: '',
    prerender: [],
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
    future: { v8_passThroughRequests: true },
  }
  // The type expects modules as Vite makes them; the omitted parts are not used on the server.
  return build as unknown as ServerBuild
}
