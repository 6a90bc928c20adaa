import { pageChangeEvent } from '../analytics/page-signals.js'
import { hydratedEvent } from '../hydration/hydrated-event.js'

/** What is left free above the bars when something is brought into view, in pixels. */
const airPx = 40

/**
 * Scrolls what has focus (WCAG 2.4.11) and lifts the toasts above the bars at the window's foot (D-06): the cookie bar,
 * and above it on phones the bar with the next step of a treatment's page. Each is told by itself: a custom property of
 * the whole document would have every element's style worked out again whenever a bar comes, which on the trip planner's
 * lists takes a slow phone a quarter of a second.
 */
export function watchFootBars(page: Document): void {
  const heightOf = (selector: string): number => {
    const bar = page.querySelector<HTMLElement>(selector)
    return bar && getComputedStyle(bar).position !== 'static' ? bar.getBoundingClientRect().height : 0
  }
  const observer = new ResizeObserver(() => {
    const [cookies, step] = [heightOf('.foot-bars'), heightOf('.next-step-bar')]
    page.documentElement.style.scrollPaddingBlockEnd = `${cookies + step + airPx}px`
    lift('.toasts', cookies + step)
    lift('.next-step-bar', cookies)
  })
  const lift = (selector: string, height: number): void => {
    for (const lifted of page.querySelectorAll<HTMLElement>(selector))
      lifted.style.setProperty('--foot-bars', `${height}px`)
  }
  const watch = (): void => {
    observer.disconnect()
    for (const bar of page.querySelectorAll('.foot-bars, .next-step-bar')) observer.observe(bar)
  }
  watch()
  // React may have had to write the page anew.
  addEventListener(hydratedEvent, watch, { once: true })
  addEventListener(pageChangeEvent, watch)
}
