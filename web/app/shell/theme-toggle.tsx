import { Moon, Sun } from 'lucide-react'

import { shellCopy } from './shell.copy.js'

const { toDark, toLight } = shellCopy.footer.theme

/** Changes between light and dark (SHELL-16). Both faces are in the HTML, the theme shows one; early/theme.ts answers. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      data-early="theme"
      className="needs-script inline-flex min-h-12 items-center gap-2.5 rounded-full border border-white/25 px-5 font-medium hover:bg-white/10"
    >
      <span className="theme-face-light items-center gap-2.5">
        <Moon aria-hidden size={18} />
        {toDark}
      </span>
      <span className="theme-face-dark items-center gap-2.5">
        <Sun aria-hidden size={18} />
        {toLight}
      </span>
    </button>
  )
}
