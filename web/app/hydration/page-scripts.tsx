import { useContext, useState } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from 'react-router-dom'

import { routeModulesElementId, type DeferredRouteModules } from './deferred-route-modules.js'
import { Edition } from './edition.js'
import { useHydrationTrigger } from './hydration-trigger.js'

/**
 * Stands where React Router's <Scripts> would: the same data, unless the document defers it, but the route modules
 * are named instead of imported, so that a page of content loads a few kilobytes of script and the rest on intent
 * (hydrate-on-intent.ts).
 * It reads the router's internal contexts; the router is pinned to the version this was written against.
 */
export function PageScripts() {
  const when = useHydrationTrigger()
  const framework = useContext(FrameworkContext)
  const dataRouter = useContext(DataRouterContext)
  const state = useContext(DataRouterStateContext)
  const edition = useContext(Edition)
  if (!framework || !dataRouter || !state) throw new Error('PageScripts stands inside the router')
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true

  // Rendered once and never updated: the first hydration reads it.
  const [scripts] = useState(() => {
    const { manifest } = framework
    const routes = state.matches.flatMap(({ route: { id } }) => {
      const module = manifest.routes[id]?.module
      return module ? [[id, module] as const] : []
    })
    return {
      deferred: asScriptText({ when, manifest: manifest.url, routes, ...(edition === undefined ? {} : { edition }) }),
      entry: manifest.entry.module,
      refresh: manifest.hmr?.runtime,
      preloads: manifest.entry.imports,
      context: dataRouter.staticContext
        ? `window.__reactRouterContext=${framework.serverHandoffString};${edition === undefined ? streamSetup : ''}`
        : '',
    }
  })

  return (
    <>
      {scripts.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={framework.nonce} suppressHydrationWarning />
      ))}
      <InlineScript text={scripts.context} nonce={framework.nonce} />
      <InlineScript
        text={scripts.deferred}
        nonce={framework.nonce}
        type="application/json"
        id={routeModulesElementId}
      />
      {scripts.refresh && (
        <InlineScript type="module" text={`import ${JSON.stringify(scripts.refresh)}`} nonce={framework.nonce} />
      )}
      <script type="module" src={scripts.entry} nonce={framework.nonce} suppressHydrationWarning />
    </>
  )
}

interface InlineScriptProps {
  readonly text: string
  readonly nonce: string | undefined
  readonly type?: string
  readonly id?: string
}

function InlineScript({ text, ...attributes }: InlineScriptProps) {
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

// Word for word what the router's own <Scripts> sets up for loader data that arrives in pieces.
const streamSetup =
  'window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller;}}).pipeThrough(new TextEncoderStream());'

function asScriptText(value: DeferredRouteModules): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
