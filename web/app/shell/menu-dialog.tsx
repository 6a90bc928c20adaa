import { specialties } from '@seneb/contracts/vocabulary/specialties'
import { ButtonLink } from '@seneb/ui/button-link'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { ChevronDown, Menu, Search, X } from 'lucide-react'
import { Link } from 'react-router-dom'

import { Logo } from './logo.js'
import { servedLinks } from './served-links.js'
import { shellCopy } from './shell.copy.js'

const row = 'flex min-h-14 items-center justify-between border-b border-white/15 font-display text-2xl font-medium'

/**
 * The full-screen menu (SHELL-05, SHELL-06, SHELL-07, D-74): slides in, traps focus, locks page scroll, and closes by
 * its button, Escape, or a followed link. The modal `<dialog>` element provides all of that. Only the server renders
 * it, because its links load documents, as every link does before hydration.
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
        <MenuSearch />
        <nav aria-label={shellCopy.menu} className="mt-3 grow">
          {[...servedLinks(shellCopy.mainLinks), shellCopy.contact].map(({ label, to }) => (
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
          <FieldsOfTreatment />
        </nav>
        <ButtonLink to={shellCopy.plan.to} variant="gold" className="mt-8 w-full">
          {shellCopy.plan.label}
        </ButtonLink>
      </div>
    </dialog>
  )
}

/** A plain form, so that it works before and without any script (ROUTE-30). */
function MenuSearch() {
  const { label, submit, to } = shellCopy.search
  return (
    <form role="search" method="get" action={to} className="mt-2 flex gap-2">
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        className="min-h-13 min-w-0 flex-1 rounded-full border-[1.5px] border-white/55 bg-white/8 px-5 text-white placeholder:text-nile-200"
      />
      <button
        type="submit"
        className="inline-flex size-13 shrink-0 items-center justify-center rounded-full border-[1.5px] border-white/55"
      >
        <Search aria-hidden size={21} />
        <VisuallyHidden>{submit}</VisuallyHidden>
      </button>
    </form>
  )
}

/** The nine fields, one tap away (SPEC-01). */
function FieldsOfTreatment() {
  return (
    <>
      <h2 className="mt-6 font-sans text-[0.9375rem] font-semibold tracking-normal text-gold-300">
        {shellCopy.treatments}
      </h2>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4">
        {specialties.map(({ slug, navLabel }) => (
          <li key={slug}>
            <Link to={`/${slug}`} className="flex min-h-12 items-center">
              {navLabel}
            </Link>
          </li>
        ))}
      </ul>
    </>
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

declare module 'react' {
  // React passes these attributes on, but its types lack them.
  interface ButtonHTMLAttributes<T> {
    readonly command?: 'show-modal' | 'close'
    readonly commandfor?: string
  }
}

const menuId = 'site-menu'

/** Opens the full-screen menu on phones with a native command, so that it works before any script has loaded. */
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
