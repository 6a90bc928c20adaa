import { ButtonLink } from '@seneb/ui/button-link'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { ChevronDown, Search } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'

import { Logo } from './logo.js'
import { OpenMenuButton } from './menu-dialog.js'
import { servedLinks } from './served-links.js'
import { shellCopy } from './shell.copy.js'

const plain =
  'inline-flex min-h-12 items-center rounded-full px-2 lg:px-3 font-medium hover:underline underline-offset-4 whitespace-nowrap'

/**
 * The fixed header with its three states (SHELL-01): transparent over the hero, dark and translucent there on phones,
 * and a light veil once the page has been scrolled. The states are CSS over `html[data-scrolled]`.
 */
export function Header() {
  return (
    <header className="site-header on-deep fixed inset-x-0 top-0 z-40">
      <div className="wrap flex h-[72px] items-center gap-[8px] md:h-[84px]">
        <Link to="/" aria-label={shellCopy.home} className="me-auto inline-flex min-h-12 items-center">
          <Logo />
        </Link>
        <nav aria-label={shellCopy.mainNavigation} className="hidden items-center gap-1 wide:flex">
          {servedLinks(shellCopy.mainLinks).map(({ label, to }) => (
            <HeaderLink key={to} label={label} to={to} />
          ))}
          <AboutMenu />
          <HeaderLink {...shellCopy.contact} />
        </nav>
        <Link
          to={shellCopy.search.to}
          className="inline-flex size-[48px] shrink-0 items-center justify-center rounded-full"
        >
          <Search aria-hidden size={21} />
          <VisuallyHidden>{shellCopy.search.label}</VisuallyHidden>
        </Link>
        <div className="ms-2 hidden wide:block">
          <ButtonLink to={shellCopy.plan.to} variant="header">
            {shellCopy.plan.label}
          </ButtonLink>
        </div>
        <OpenMenuButton />
      </div>
    </header>
  )
}

/** Header link; marks the current page. */
function HeaderLink({ label, to }: { readonly label: string; readonly to: string }) {
  const { pathname } = useLocation()
  return (
    <Link
      to={to}
      aria-current={pathname === to ? 'page' : undefined}
      className={`${plain} aria-[current=page]:underline`}
    >
      {label}
    </Link>
  )
}

/** The one dropdown (SHELL-03): a `<details>`, which opens without a script. */
function AboutMenu() {
  const links = servedLinks(shellCopy.aboutLinks)
  if (links.length === 0) return null
  return (
    <details data-menu className="group relative">
      <summary className={`${plain} gap-1.5`}>
        {shellCopy.about}
        <ChevronDown aria-hidden size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute end-0 top-full mt-2 w-64 rounded-card border border-line bg-surface p-2 text-ink shadow-float">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-12 items-center rounded-field px-4 hover:bg-tint">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
