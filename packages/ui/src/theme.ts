import { storedNames } from '@seneb/contracts/vocabulary/browser-storage'

/** Storage key for an explicit choice of theme (D-73). */
const themeKey = storedNames.theme
type Theme = 'light' | 'dark'

/**
 * Runs in the head before anything is painted: an explicit choice of theme wins over the system's preference, without a
 * flash. Plain text, because it is inlined in every page.
 */
export const themeScript = `try{let t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** Returns the current theme: the person's choice, or their system's preference. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Handles clicks on the theme button. Both its icons are in the HTML, so that it works without React (SHELL-16). */
export function runThemeToggle(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-early="theme"]')) toggleTheme()
  })
}

/** Switches the theme and stores the choice (SHELL-16). */
export function toggleTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be denied; the choice then lasts until the page is left.
  }
}
