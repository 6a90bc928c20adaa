import type { Page } from '@playwright/test'

const settleMs = 500

/** How much of the page has moved by itself since it was opened (P5). */
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
