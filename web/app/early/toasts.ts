import { withToast, type NewToast, type Toast } from '../ui/toast-queue.js'

/** Returns a function that shows the toasts of a page in its one region (SHELL-22..24, D-05). */
export function toastShower(page: Document): (toast: NewToast) => void {
  const region = page.querySelector<HTMLElement>('.toasts')
  const template = region?.querySelector('template')?.content.firstElementChild
  if (!region || !template) return () => undefined
  const stack = new ToastStack(region, template)
  return (toast) => stack.show(toast)
}

interface ToastView {
  readonly element: HTMLElement
  readonly timer: PausableTimer
}

/** Open toasts, the newest last. */
class ToastStack {
  private toasts: readonly Toast[] = []
  private readonly views = new Map<Toast, ToastView>()
  private count = 0
  private readonly updatePosition: (isAnyOpen: boolean) => void

  constructor(
    private readonly region: HTMLElement,
    private readonly template: Element,
  ) {
    this.updatePosition = toastPlacer(region)
  }

  show(toast: NewToast): void {
    this.count += 1
    this.change(withToast(this.toasts, toast, `${this.count}`))
  }

  private change(toasts: readonly Toast[]): void {
    for (const removed of this.toasts) if (!toasts.includes(removed)) this.close(removed)
    for (const added of toasts) if (!this.toasts.includes(added)) this.open(added)
    this.toasts = toasts
    this.updatePosition(toasts.length > 0)
  }

  private open(toast: Toast): void {
    const element = this.template.cloneNode(true) as HTMLElement
    fill(element, toast)
    const dismiss = () => this.change(this.toasts.filter((shown) => shown !== toast))
    const timer = new PausableTimer(toast.durationMs, dismiss)
    holdTimer(timer, element)
    element.querySelector('button')?.addEventListener('click', dismiss)
    this.views.set(toast, { element, timer })
    this.region.append(element)
  }

  private close(toast: Toast): void {
    const face = this.views.get(toast)
    this.views.delete(toast)
    if (!face) return
    // The focused button disappears, so focus moves to the content.
    const hadFocus = face.element.contains(document.activeElement)
    face.element.remove()
    face.timer.stop()
    if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true })
  }
}

/** Stops a timer while the pointer or the focus is on an element: until both have left. */
function holdTimer(timer: PausableTimer, element: HTMLElement): void {
  const holds = new Set<string>()
  const pauses = { pointerenter: 'pointerleave', focusin: 'focusout' }
  for (const [enters, leaves] of Object.entries(pauses)) {
    element.addEventListener(enters, () => {
      if (holds.size === 0) timer.pause()
      holds.add(enters)
    })
    element.addEventListener(leaves, () => {
      if (holds.delete(enters) && holds.size === 0) timer.resume()
    })
  }
}

/** Writes the text of a toast into a copy of the template, and removes unused parts. */
function fill(element: HTMLElement, { action, description, requestId, title, tone }: Toast): void {
  element.setAttribute('role', tone === 'danger' ? 'alert' : 'status')
  element.dataset['tone'] = tone
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-part=${name}]`)
  const texts = { title, description, request: requestId, action: action?.label }
  for (const [name, text] of Object.entries(texts)) {
    const target = part(name)
    if (text === undefined) target?.remove()
    else (target?.querySelector('code') ?? target)?.replaceChildren(text)
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
    private remainingMs: number,
    private readonly end: () => void,
  ) {
    this.resume()
  }

  resume(): void {
    clearTimeout(this.timer)
    this.since = performance.now()
    this.timer = window.setTimeout(this.end, this.remainingMs)
  }

  pause(): void {
    clearTimeout(this.timer)
    this.remainingMs = Math.max(this.remainingMs - (performance.now() - this.since), minMs)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}

/** A stretch of the window from top to bottom, in pixels. */
export interface Span {
  readonly top: number
  readonly bottom: number
}

/**
 * Elements that no toast may cover: headings, error and confirmation messages, and text to write down, such as a
 * reference.
 */
const uncovered = 'h1, h2, h3, [role=alert], main [role=status], [id$="-error"], [data-uncovered]'
/** The bars at the window's foot, and the dark header. */
const bars = '.consent-banner, .next-step-bar'
const header = '.site-header'

const edgePx = 16
const airPx = 8
const settleMs = 100
/** A gap that is lower than this shows no line of a toast whole. */
const minSpacePx = 64

/**
 * Returns a function that places the open toasts where they cover nothing important: as low in the window as they fit,
 * else over the header, else scrolled within the largest gap. While any toast is open, it repositions them after the
 * page moves under them.
 */
function toastPlacer(region: HTMLElement): (isAnyOpen: boolean) => void {
  let watching: AbortController | undefined
  let timer = 0
  const updatePosition = (): void => positionToasts(region)
  const soon = (): void => {
    clearTimeout(timer)
    timer = window.setTimeout(updatePosition, settleMs)
  }
  const watch = (): void => {
    watching = new AbortController()
    const { signal } = watching
    for (const moves of ['scroll', 'resize', 'focusin']) addEventListener(moves, soon, { passive: true, signal })
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.body)
    signal.addEventListener('abort', () => sizes.disconnect())
  }
  return (isAnyOpen) => {
    if (!isAnyOpen) {
      clearTimeout(timer)
      watching?.abort()
      watching = undefined
      return
    }
    if (!watching) watch()
    updatePosition()
  }
}

function positionToasts(region: HTMLElement): void {
  region.style.maxBlockSize = ''
  const { height, left, right } = region.getBoundingClientRect()
  const isNextTo = (box: DOMRect): boolean => box.width > 0 && box.height > 0 && box.left < right && box.right > left
  const spans = (selector: string): Span[] =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !region.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter(isNextTo)
  const covered = [...spans(uncovered), ...spans(bars), ...focused()]
  const { top, bottom } = slotFor(height, visibleWindow(), { covered, header: spans(header) })
  // Moved by a transform, which shifts no layout.
  region.style.translate = `0 ${top}px`
  if (bottom - top < height) region.style.maxBlockSize = `${bottom - top}px`
}

/** Returns the focused control (D-06); a focused page is not an obstacle. */
function focused(): DOMRect[] {
  const { activeElement } = document
  return activeElement?.matches('a, button, input, select, textarea') ? [activeElement.getBoundingClientRect()] : []
}

/** Returns the part of the window that an on-screen keyboard leaves visible. */
function visibleWindow(): Span {
  const { height, offsetTop, scale } = window.visualViewport ?? { height: innerHeight, offsetTop: 0, scale: 1 }
  return scale === 1 ? { top: offsetTop, bottom: offsetTop + height } : { top: 0, bottom: innerHeight }
}

interface Obstacles {
  readonly covered: readonly Span[]
  /** Left free when possible. */
  readonly header: readonly Span[]
}

/** Returns the lowest gap in which toasts of this height fit, or the largest one. */
export function slotFor(height: number, view: Span, { covered, header: soft }: Obstacles): Span {
  const within = { top: view.top + airPx, bottom: view.bottom - edgePx }
  const fits = (gap: Span): boolean => gap.bottom - gap.top >= height
  const gaps = gapsOf(within, covered)
  const found = gapsOf(within, [...covered, ...soft]).findLast(fits) ?? gaps.findLast(fits)
  if (found) return { top: found.bottom - height, bottom: found.bottom }
  const [largest] = gaps.toSorted((one, other) => other.bottom - other.top - (one.bottom - one.top))
  if (largest && largest.bottom - largest.top >= minSpacePx) return largest
  const lowest = Math.min(height, (within.bottom - within.top) / 4)
  return { top: within.bottom - lowest, bottom: within.bottom }
}

/** Returns the gaps that other spans leave within a span, with a small margin, from top to bottom. */
function gapsOf({ top, bottom }: Span, covered: readonly Span[]): Span[] {
  const gaps: Span[] = []
  let from = top
  for (const span of covered.toSorted((one, other) => one.top - other.top)) {
    if (span.bottom < top || span.top > bottom) continue
    if (span.top - airPx > from) gaps.push({ top: from, bottom: span.top - airPx })
    from = Math.max(from, span.bottom + airPx)
  }
  return from < bottom ? [...gaps, { top: from, bottom }] : gaps
}
