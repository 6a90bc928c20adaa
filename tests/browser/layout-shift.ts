import type { Page } from '@playwright/test'

const settleMs = 500

/** Returns the layout shift of the page since it was opened. */
export function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(
    (waitMs) =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), waitMs)
      }),
    settleMs,
  )
}
