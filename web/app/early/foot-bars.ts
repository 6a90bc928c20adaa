import { pageChangeEvent } from '../analytics/page-signals.js'
import { hydratedEvent } from '../hydration/hydrated-event.js'

/** Space kept free above the bars when an element is scrolled into view, in pixels. */
const airPx = 40

/**
 * Scrolls what has focus above the bar at the window's foot (WCAG 2.4.11, D-06): the cookie bar, or on phones the next
 * step of a treatment's page.
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
