/** It closes no sooner than this after a pause, as other toasts do (D-05). */
const minMs = 1000

/** Shows a toast that the page came with; it needs no React. It waits while it is hovered or focused (D-05). */
export function showStaticToast(toast: HTMLElement, durationMs: number): void {
  if (!toast.hidden) return
  toast.hidden = false
  const timer = new PausableTimer(durationMs, () => (toast.hidden = true))
  for (const enters of ['pointerenter', 'focusin']) toast.addEventListener(enters, () => timer.pause())
  for (const leaves of ['pointerleave', 'focusout']) toast.addEventListener(leaves, () => timer.resume())
  toast.querySelector('button')?.addEventListener('click', () => (toast.hidden = true))
}

/** A timeout that can be paused; a pause leaves it at least `minMs`. */
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
}
