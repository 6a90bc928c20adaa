import { pageChangeEvent, hydratedEvent } from '../browser/page-events.js'

/** Pixels after which the header leaves its state at the top (SHELL-01). */
const scrolledPastPx = 10

/**
 * Sets `data-scrolled` on the root element by scroll position; CSS styles the header (SHELL-01). The first read waits
 * for an animation frame, because an immediate read would force another layout while the page loads.
 */
export function watchHeader(root: HTMLElement): void {
  const update = (): void => {
    root.toggleAttribute('data-scrolled', window.scrollY > scrolledPastPx)
  }
  requestAnimationFrame(update)
  window.addEventListener('scroll', update, { passive: true })
}

/** Space kept free above the bars when an element is scrolled into view, in pixels. */
const airPx = 40

/**
 * Scrolls the focused element above the bar at the bottom of the window (WCAG 2.4.11, D-06): the cookie bar, or on
 * phones the next step of a treatment's page.
 */
export function watchFootBars(page: Document): void {
  const heightOf = (selector: string): number => {
    const bar = page.querySelector<HTMLElement>(selector)
    return bar && getComputedStyle(bar).position !== 'static' ? bar.getBoundingClientRect().height : 0
  }
  const observer = new ResizeObserver(() => {
    const height = Math.max(heightOf('.foot-bars'), heightOf('.next-step-bar'))
    page.documentElement.style.scrollPaddingBlockEnd = `${height + airPx}px`
  })
  const watch = (): void => {
    observer.disconnect()
    for (const bar of page.querySelectorAll('.foot-bars, .next-step-bar')) observer.observe(bar)
  }
  watch()
  // React may have re-rendered the page.
  addEventListener(hydratedEvent, watch, { once: true })
  addEventListener(pageChangeEvent, watch)
}
