/** Where an explicit choice of theme is stored (D-73). */
const themeKey = 'theme'
export type Theme = 'light' | 'dark'

/**
 * Runs in the head before anything is painted: an explicit choice wins over the system's preference, without a flash.
 * Plain text, because it stands inline in every page.
 */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** The theme a person sees now: their choice, else what their system prefers. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Changes to the other theme and remembers it (SHELL-16). */
export function toggleTheme(): Theme {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark'
  document.documentElement.dataset['theme'] = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
  }
  return theme
}
