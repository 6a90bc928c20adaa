/** Address that opens a request by the secret of its link. */
export const openPath = '/my-request/open'
export const requestPath = '/my-request'

/** Time after which an attempt to open a request counts as failed. */
const timeoutMs = 15_000

/** Functions of the browser that a test replaces. */
interface LinkDeps {
  readonly send: (url: string, init: RequestInit) => Promise<Response>
  /** Loads an address of the site in place of this document. */
  readonly show: (path: string) => void
}

const browserDeps: LinkDeps = {
  send: (url, init) => fetch(url, init),
  show: (path) => location.replace(path),
}

/**
 * Opens the request of a link from an email: removes the secret from the address, then sends it. The secret is behind
 * `#`, which no browser sends to a server. A link that is pasted into an open tab changes only this part.
 */
export function runRequestLink(deps: LinkDeps = browserDeps): void {
  const open = (): void => void openLinkInAddress(deps)
  open()
  addEventListener('hashchange', open)
}

/** Returns the secret of a request's link in the fragment of an address. */
export function linkSecretIn(hash: string): string | undefined {
  return /^#k=([\w-]{20,100})$/.exec(hash)?.[1]
}

async function openLinkInAddress(deps: LinkDeps): Promise<void> {
  const secret = linkSecretIn(location.hash)
  if (secret === undefined) return
  history.replaceState(history.state, '', location.pathname)
  await openLink(secret, deps)
}

async function openLink(secret: string, deps: LinkDeps): Promise<void> {
  showLinkState('opening')
  const path = await sendLink(secret, deps)
  if (path !== undefined) {
    deps.show(path)
    return
  }
  showLinkState('offline')
  const again = document.querySelector<HTMLButtonElement>('[data-open-again]')
  again?.addEventListener('click', () => void openLink(secret, deps), { once: true })
  again?.focus()
}

/** Returns the page to show next; undefined when the site could not be reached. */
async function sendLink(secret: string, { send }: LinkDeps): Promise<string | undefined> {
  try {
    const response = await send(openPath, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ link: secret }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return requestPath
    if (response.status === 404) return `${requestPath}?problem=link`
    return response.status === 429 ? `${requestPath}?problem=limited` : undefined
  } catch {
    return undefined
  }
}

/** Shows one line about the opening in place of the page's content. */
function showLinkState(state: 'opening' | 'offline'): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-link-state]'))
    line.hidden = line.dataset['linkState'] !== state
  const content = document.querySelector<HTMLElement>('[data-request-content]')
  if (content) content.hidden = true
}
