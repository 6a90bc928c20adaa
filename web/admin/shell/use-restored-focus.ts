import { useEffect } from 'react'

/** Parts of a page that can take the focus when an element inside them disappears. */
const holders = 'dialog[open], form, li, fieldset, section, main'

/**
 * Restores the focus when the focused element disappears, such as a button after it was pressed (WCAG 2.4.3). The focus
 * moves to the nearest part around it that still exists. If the person has moved the focus elsewhere, it stays there.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let around: readonly HTMLElement[] = []
    let frame = 0
    const onFocusIn = ({ target }: FocusEvent) => {
      around = target instanceof HTMLElement ? sectionsAround(target) : []
    }
    // A click outside any control removes the focus on purpose.
    const onFocusOut = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (target instanceof HTMLElement && target.isConnected && isNowhere()) around = []
      })
    }
    const observer = new MutationObserver(() => {
      if (around.length === 0 || !isNowhere()) return
      cancelAnimationFrame(frame)
      // The element that replaces it may take the focus itself.
      frame = requestAnimationFrame(() => {
        if (isNowhere()) placeFocus(around)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('focusout', onFocusOut)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('focusout', onFocusOut)
    }
  }, [])
}

function isNowhere(): boolean {
  return document.activeElement === document.body || document.activeElement === null
}

function sectionsAround(element: HTMLElement): readonly HTMLElement[] {
  const ancestors: HTMLElement[] = []
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part.matches(holders)) ancestors.push(part)
  }
  return ancestors
}

function placeFocus(around: readonly HTMLElement[]): void {
  const part = around.find(({ isConnected }) => isConnected) ?? document.getElementById('main')
  if (!part) return
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1
  part.focus({ preventScroll: true })
}
