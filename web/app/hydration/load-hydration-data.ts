import { hydrationPath } from '@seneb/contracts/vocabulary/hydration-path'

/** Longer than the server waits for anything. */
const deadlineMs = 10_000

/**
 * Loads the data that this document deferred and hands it to the router; rejects when it cannot be had. What was edited
 * since the document came would not fit it: `stale` then, once.
 */
export async function loadHydrationData(edition: string): Promise<'loaded' | 'stale'> {
  const response = await fetch(`${hydrationPath}${location.pathname}${location.search}`, {
    headers: { 'if-match': `"${edition}"` },
    signal: AbortSignal.timeout(deadlineMs),
  })
  if (response.status === 412 && !isReloaded()) return 'stale'
  if (!response.ok) throw new Error(`the data of this page was answered with ${response.status}`)
  // Whole before React begins: half of it would end the page.
  const data = await response.blob()
  Object.assign(routerContext(), { stream: data.stream() })
  return 'loaded'
}

/** Where the router looks for its data; the document sets it up. */
function routerContext(): object {
  return (window as { __reactRouterContext?: object }).__reactRouterContext ?? {}
}

/** Once is enough: a document that does not fit even then stays a document, whose links and forms work. */
function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival?.type === 'reload'
}
