import { pageChangeEvent } from '../analytics/page-signals.js'
import { careDeskNow } from '../care-desk/care-desk-now.js'
import { hydratedEvent } from '../hydration/hydrated-event.js'

/**
 * Says beside the hours of the care desk what they mean now. A page in a cache cannot know the time; without a script
 * the hours stand alone, which is true as well.
 */
export function runCareDeskClock(): void {
  const tell = (): void => tellCareDeskClock(document, new Date())
  tell()
  // React may have re-rendered the page, and another page may have different hours.
  for (const event of [hydratedEvent, pageChangeEvent]) addEventListener(event, tell)
}

export function tellCareDeskClock(page: Document, now: Date): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-care-desk-now]')) {
    const [days = '', opensAt = '', closesAt = ''] = place.dataset['careDeskNow']?.split(' ') ?? []
    place.textContent = careDeskNow({ days: days.split(',').map(Number), opensAt, closesAt }, now)
  }
}
