import { pageChangeEvent, hydratedEvent } from '../browser/page-events.js'
import { careDeskNow } from '../care-desk/opening-hours.js'

/**
 * Shows beside the care desk's hours their meaning at this moment, because a cached page cannot know the time. Without
 * a script only the hours are shown, which is also correct.
 */
export function runCareDeskClock(): void {
  const update = (): void => publishCareDeskClock(document, new Date())
  update()
  // React may have re-rendered the page, and another page may have different hours.
  for (const event of [hydratedEvent, pageChangeEvent]) addEventListener(event, update)
}

export function publishCareDeskClock(page: Document, now: Date): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-care-desk-now]')) {
    const [days = '', opensAt = '', closesAt = ''] = element.dataset['careDeskNow']?.split(' ') ?? []
    element.textContent = careDeskNow({ days: days.split(',').map(Number), opensAt, closesAt }, now)
  }
}
