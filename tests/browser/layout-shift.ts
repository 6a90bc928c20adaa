import type { Page } from '@playwright/test'

const settleMs = 500

/** Returns the layout shift of the page since it was opened, or since a time after that in milliseconds. */
export function shiftSoFar(page: Page, sinceMs = 0): Promise<number> {
  return page.evaluate(
    ([waitMs, since]) =>
      new Promise<number>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime >= since) shift += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shift), waitMs)
      }),
    [settleMs, sinceMs] as const,
  )
}

/**
 * Resolves when the page's fonts have loaded, with the time in milliseconds since it was opened. Tests of later events
 * ignore the shift of a late font, which occurs on a machine without Arial.
 */
export function untilFontsReady(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    // A clock that a test sets does not affect this one, which the browser's own measurements use.
    return Number(document.timeline.currentTime) + 1
  })
}
