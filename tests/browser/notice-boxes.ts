import type { Page } from '@playwright/test'

/** The sizes of text that people choose on a phone, in percent. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`
  }, percent)
}

/** Keeps the toast of this title open from the moment it appears, as focus does; a pointer may leave it. */
export async function holdToast(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Notifications' }).locator('.toast').filter({ hasText: title })
  await toast.dispatchEvent('focusin')
}

interface OpenToasts {
  readonly titles: readonly string[]
  /** Returns overlapping pairs, toasts outside the window, and important content under a toast. */
  readonly wrong: readonly string[]
}

/**
 * Returns the open toasts, and the essential content that they cover: headings, errors, references and other toasts.
 */
export function openToasts(page: Page): Promise<OpenToasts> {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll<HTMLElement>('.toast')].filter((toast) => toast.offsetHeight > 0)
    const nameOf = (element: Element): string => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
    const references = [...document.querySelectorAll('main p, main dd, main strong, main span')].filter((element) =>
      /^SNB-[A-Z0-9]{6}$/.test(element.textContent.trim()),
    )
    const important = [
      ...document.querySelectorAll('h1, h2, h3, main [role=alert], [id$="-error"], [id$="-outcome"]'),
      ...references,
    ]
    const overlap = (one: Element, other: Element): boolean => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const apart = a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left
      return !apart && a.height > 0 && b.height > 0
    }
    const isOutside = (toast: Element): boolean => {
      const { bottom, left, right, top } = toast.getBoundingClientRect()
      return top < 0 || left < 0 || right > innerWidth || bottom > innerHeight
    }
    return {
      titles: toasts.map((toast) => toast.querySelector('p')?.textContent ?? ''),
      wrong: toasts.flatMap((toast, at) => [
        ...toasts.slice(at + 1).flatMap((other) => (overlap(toast, other) ? [`over ${nameOf(other)}`] : [])),
        ...important.flatMap((element) => (overlap(toast, element) ? [`over ${nameOf(element)}`] : [])),
        ...(isOutside(toast) ? [`outside the window: ${nameOf(toast)}`] : []),
      ]),
    }
  })
}
