import { useEffect } from 'react'

/** So often a page tells again that it is still there; the gateway forgets it within 45 s otherwise. */
const againMs = 20_000

const path = '/staff/presence'
/** Made up anew by each page, so that two tabs of one person are two. */
const page = crypto.randomUUID()
let at: string | undefined
let writers = 0
let told = ''
let sending = Promise.resolve()
let timer: ReturnType<typeof setInterval> | undefined

/** Tells the team that this page is at an enquiry, for as long as it is seen; once it is left or hidden, at once. */
export function useTellViewing(enquiryId: string | undefined): void {
  useEffect(() => {
    at = enquiryId
    tellSoon()
    return () => {
      at = undefined
      tellSoon()
    }
  }, [enquiryId])
}

/** Tells the team that something is being written where this page is. */
export function useTellWriting(isWriting: boolean): void {
  useEffect(() => {
    if (!isWriting) return undefined
    writers += 1
    tellSoon()
    return () => {
      writers -= 1
      tellSoon()
    }
  }, [isWriting])
}

document.addEventListener('visibilitychange', () => tell())
window.addEventListener('pagehide', () => tell({ isLeaving: true }))

/** Once for all that one change of the page does: from one enquiry to the next it is not nowhere in between. */
function tellSoon(): void {
  queueMicrotask(() => tell())
}

/** Tells where the page is if that is another place than was told last, and again as time goes by. */
function tell({ isLeaving = false } = {}): void {
  const isThere = at !== undefined && !document.hidden && !isLeaving
  const place = isThere ? { page, enquiryId: at, doing: writers > 0 ? 'writing' : 'viewing' } : { page }
  const body = JSON.stringify(place)
  if (body === told || (told === '' && !isThere)) return
  told = body
  clearInterval(timer)
  timer = isThere ? setInterval(() => void send(body), againMs) : undefined
  // In their order, so that nobody is left where they were before; a page that goes, or may, has no time to wait.
  if (isLeaving || document.hidden) navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }))
  else sending = sending.then(() => send(body))
}

/** A courtesy: what does not arrive is told again. */
async function send(body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-seneb-background': '1' }
  const sent = fetch(path, { method: 'POST', credentials: 'same-origin', headers, body })
  await sent.catch(() => undefined)
}
