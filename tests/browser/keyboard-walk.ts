import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const maxStops = 120

/** Goes through a page by Tab, as a person without a pointer does, and looks that focus can be seen at every stop. */
export class KeyboardWalk {
  constructor(private readonly page: Page) {}

  /** Presses Tab until `target` has focus. */
  async to(target: Locator): Promise<void> {
    for (let stop = 0; stop < maxStops; stop++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
      await this.expectFocusInSight()
    }
    throw new Error(`Tab never reached ${String(target)}`)
  }

  /** WCAG 2.4.7 and 2.4.11: what has focus shows it, lies in the window and is not hidden by what floats over it. */
  private async expectFocusInSight(): Promise<void> {
    // Elements that slide in on focus, or are scrolled to, are visible shortly after.
    await expect(async () => {
      const stop = await this.page.evaluate(checkFocus)
      if (!stop) return
      expect(stop.seen, `${stop.what} is covered by ${stop.covering}`).toBe(true)
      expect(stop.ring, `${stop.what} shows its focus`).toBe(true)
    }).toPass({ timeout: 3000, intervals: [20, 100, 500] })
  }
}

/** Returns the focused element and its visibility; runs in the page. */
function checkFocus() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const box = focused.getBoundingClientRect()
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const around = at?.closest('label') ?? at
  const style = getComputedStyle(focused)
  const frame = getComputedStyle(focused.closest('label') ?? focused)
  return {
    what: focused.outerHTML.slice(0, 120),
    seen: Boolean(at && (focused.contains(at) || at.contains(focused) || around?.contains(focused))),
    ring: style.outlineStyle !== 'none' || frame.outlineStyle !== 'none',
    covering: at?.outerHTML.slice(0, 120),
  }
}
