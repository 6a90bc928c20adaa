import { withToast, type NewToast, type Toast } from '../ui/toast-queue.js'
import { toastPlacer } from './toast-place.js'

/** Gives what shows the toasts of a page in its one region (SHELL-22..24, D-05). */
export function toastShower(page: Document): (toast: NewToast) => void {
  const region = page.querySelector<HTMLElement>('.toasts')
  const template = region?.querySelector('template')?.content.firstElementChild
  if (!region || !template) return () => undefined
  const stack = new ToastStack(region, template)
  return (toast) => stack.show(toast)
}

interface Face {
  readonly element: HTMLElement
  readonly timer: PausableTimer
}

/** The toasts that are open, the newest at the end. */
class ToastStack {
  private toasts: readonly Toast[] = []
  private readonly faces = new Map<Toast, Face>()
  private count = 0
  private readonly place: (isAnyOpen: boolean) => void

  constructor(
    private readonly region: HTMLElement,
    private readonly template: Element,
  ) {
    this.place = toastPlacer(region)
  }

  show(toast: NewToast): void {
    this.count += 1
    this.change(withToast(this.toasts, toast, `${this.count}`))
  }

  private change(toasts: readonly Toast[]): void {
    for (const gone of this.toasts) if (!toasts.includes(gone)) this.close(gone)
    for (const added of toasts) if (!this.toasts.includes(added)) this.open(added)
    this.toasts = toasts
    this.place(toasts.length > 0)
  }

  private open(toast: Toast): void {
    const element = this.template.cloneNode(true) as HTMLElement
    fill(element, toast)
    const dismiss = () => this.change(this.toasts.filter((shown) => shown !== toast))
    const timer = new PausableTimer(toast.durationMs, dismiss)
    for (const enters of ['pointerenter', 'focusin']) element.addEventListener(enters, () => timer.pause())
    for (const leaves of ['pointerleave', 'focusout']) element.addEventListener(leaves, () => timer.resume())
    element.querySelector('button')?.addEventListener('click', dismiss)
    this.faces.set(toast, { element, timer })
    this.region.append(element)
  }

  private close(toast: Toast): void {
    const face = this.faces.get(toast)
    this.faces.delete(toast)
    if (!face) return
    // The focused button disappears, so focus moves to the content.
    const hadFocus = face.element.contains(document.activeElement)
    face.element.remove()
    face.timer.stop()
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true })
  }
}

/** Writes the words of a toast into a copy of the template, and takes the parts away that it does not have. */
function fill(element: HTMLElement, { action, description, requestId, title, tone }: Toast): void {
  element.setAttribute('role', tone === 'danger' ? 'alert' : 'status')
  element.dataset['tone'] = tone
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part=${name}]`)
  const words = { title, description, request: requestId, action: action?.label }
  for (const [name, text] of Object.entries(words)) {
    const place = part(name)
    if (text === undefined) place?.remove()
    else (place?.querySelector('code') ?? place)?.replaceChildren(text)
  }
  if (action) part('action')?.setAttribute('href', action.to)
}

/** A toast closes no sooner than this after a pause (D-05). */
const minMs = 1000

/** A timeout that can be paused; a pause leaves it at least a second. */
class PausableTimer {
  private timer = 0
  private since = 0

  constructor(
    private leftMs: number,
    private readonly end: () => void,
  ) {
    this.resume()
  }

  resume(): void {
    clearTimeout(this.timer)
    this.since = performance.now()
    this.timer = window.setTimeout(this.end, this.leftMs)
  }

  pause(): void {
    clearTimeout(this.timer)
    this.leftMs = Math.max(this.leftMs - (performance.now() - this.since), minMs)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
