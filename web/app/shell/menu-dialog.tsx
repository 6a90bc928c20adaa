import { ChevronDown, Menu, X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { ButtonLink } from '../ui/button.js'
import { Logo } from './logo.js'
import { servedLinks } from './served-links.js'
import { shellCopy } from './shell.copy.js'
import { VisuallyHidden } from '../ui/visually-hidden.js'

declare module 'react' {
  // React passes these on; its types do not know them yet.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameter belongs to the interface that is widened
  interface ButtonHTMLAttributes<T> {
    readonly command?: 'show-modal' | 'close'
    readonly commandfor?: string
  }
}

const menuId = 'site-menu'
const row = 'flex min-h-14 items-center justify-between border-b border-white/15 font-display text-2xl font-medium'

/** Opens the full-screen menu on phones; a native command, so that it answers before any script has loaded. */
export function OpenMenuButton() {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={menuId}
      aria-haspopup="dialog"
      className="-me-2 inline-flex size-12 items-center justify-center rounded-full md:hidden"
    >
      <Menu aria-hidden size={26} />
      <VisuallyHidden>{shellCopy.menu}</VisuallyHidden>
    </button>
  )
}

/**
 * The full-screen menu (SHELL-05, SHELL-06, SHELL-07, D-74): slides in, traps focus inside, locks the page's scroll,
 * closes by its button, Escape, or a followed link. A modal `<dialog>` does all of that by itself.
 */
export function MenuDialog() {
  const about = servedLinks(shellCopy.aboutLinks)
  return (
    <dialog id={menuId} data-menu aria-label={shellCopy.menu} className="site-menu on-deep">
      <div className="flex min-h-full flex-col px-6 pb-8">
        <div className="flex h-[72px] shrink-0 items-center justify-between">
          <Logo />
          <CloseMenuButton />
        </div>
        <nav aria-label={shellCopy.menu} className="mt-4 grow">
          {servedLinks(shellCopy.mainLinks).map(({ label, to }) => (
            <Link key={to} to={to} className={row}>
              {label}
            </Link>
          ))}
          {about.length > 0 && (
            <details className="group">
              <summary className={row}>
                {shellCopy.about}
                <ChevronDown aria-hidden className="transition-transform group-open:rotate-180" />
              </summary>
              {about.map(({ label, to }) => (
                <Link key={to} to={to} className="flex min-h-12 items-center ps-4 text-lg">
                  {label}
                </Link>
              ))}
            </details>
          )}
        </nav>
        <ButtonLink to={shellCopy.careAdvisor.to} variant="gold" className="mt-8 w-full">
          {shellCopy.careAdvisor.label}
        </ButtonLink>
      </div>
    </dialog>
  )
}

function CloseMenuButton() {
  return (
    <button
      type="button"
      command="close"
      commandfor={menuId}
      className="-me-2 inline-flex size-12 items-center justify-center rounded-full"
    >
      <X aria-hidden size={26} />
      <VisuallyHidden>{shellCopy.closeMenu}</VisuallyHidden>
    </button>
  )
}
