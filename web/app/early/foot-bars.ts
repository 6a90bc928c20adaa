import { hydratedEvent } from '../hydration/hydrated-event.js'

/** What is left free above the bars when something is brought into view, in pixels. */
const airPx = 40

/**
 * Scrolls what has focus (WCAG 2.4.11) and lifts the toasts above the bars at the window's foot (D-06). Each is told by itself: a
 * custom property of the whole document would have every element's style worked out again whenever a bar comes, which
 * on the trip planner's lists takes a slow phone a quarter of a second.
 */
export function watchFootBars(page: Document): void {
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.target.getBoundingClientRect().height ?? 0
    page.documentElement.style.scrollPaddingBlockEnd = `${height + airPx}px`
    for (const toasts of page.querySelectorAll<HTMLElement>('.toasts'))
      toasts.style.setProperty('--foot-bars', `${height}px`)
  })
  const watch = (): void => {
    const bars = page.querySelector('.foot-bars')
    observer.disconnect()
    if (bars) observer.observe(bars)
  }
  watch()
  // React may have had to write the page anew.
  addEventListener(hydratedEvent, watch, { once: true })
}
