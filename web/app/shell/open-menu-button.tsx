import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { Menu } from 'lucide-react'

import { shellCopy } from './shell.copy.js'

declare module 'react' {
  // React passes these on; its types do not know them yet.
  interface ButtonHTMLAttributes<T> {
    readonly command?: 'show-modal' | 'close'
    readonly commandfor?: string
  }
}

export const menuId = 'site-menu'

/** Opens the full-screen menu on phones; a native command, so that it answers before any script has loaded. */
export function OpenMenuButton() {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={menuId}
      aria-haspopup="dialog"
      className="-me-[8px] inline-flex size-[48px] shrink-0 items-center justify-center rounded-full wide:hidden"
    >
      <Menu aria-hidden size={26} />
      <VisuallyHidden>{shellCopy.menu}</VisuallyHidden>
    </button>
  )
}
