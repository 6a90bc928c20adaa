import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const maxStops = 120

/** Moves through a page by Tab, and checks that the focus is visible at every stop. */
export class KeyboardWalk {
  constructor(private readonly page: Page) {}

  /** Presses Tab until `target` has focus. */
  async to(target: Locator): Promise<void> {
    for (let stop = 0; stop < maxStops; stop++) {
      const { isTarget, isInSight } = await target.evaluate(checkFocus)
      if (stop > 0 && !isInSight) await this.expectFocusInSight()
      if (isTarget) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`Tab never reached ${String(target)}`)
  }

  /**
   * Whether the focused element is visible, in the window and not covered by fixed elements (WCAG 2.4.7 and 2.4.11).
   */
  private async expectFocusInSight(): Promise<void> {
    // Elements that slide in on focus, or are scrolled to, are visible shortly after.
    await expect(async () => {
      const { isInSight, problem } = await this.page.locator('body').evaluate(checkFocus)
      expect(isInSight, problem).toBe(true)
    }).toPass({ timeout: 3000, intervals: [20, 100, 500] })
  }
}

/** Returns whether an element has focus, and whether focus can be seen at all; runs in the page. */
function checkFocus(target: Element) {
  const focused = document.activeElement
  const isTarget = focused === target
  if (!focused || focused === document.body) return { isTarget, isInSight: true, problem: '' }
  const box = focused.getBoundingClientRect()
  const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  const around = at?.closest('label') ?? at
  const style = getComputedStyle(focused)
  const frame = getComputedStyle(focused.closest('label') ?? focused)
  const isSeen = Boolean(at && (focused.contains(at) || at.contains(focused) || around?.contains(focused)))
  const hasRing = style.outlineStyle !== 'none' || frame.outlineStyle !== 'none'
  if (isSeen && hasRing) return { isTarget, isInSight: true, problem: '' }
  const what = focused.outerHTML.slice(0, 120)
  const problem = isSeen ? `${what} does not show its focus` : `${what} is covered by ${at?.outerHTML.slice(0, 120)}`
  return { isTarget, isInSight: false, problem }
}
