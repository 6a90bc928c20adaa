import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'

import { ButtonLink } from '../ui/button.js'
import { Logo } from './logo.js'
import { MenuDialog, OpenMenuButton } from './menu-dialog.js'
import { servedLinks } from './served-links.js'
import { shellCopy } from './shell.copy.js'

const plain = 'inline-flex min-h-12 items-center rounded-full px-3 font-medium hover:underline underline-offset-4'

/**
 * The fixed header with its three states (SHELL-01): transparent over the hero, dark and translucent there on phones,
 * and a light veil once the page has been scrolled. The states are CSS over `html[data-scrolled]`.
 */
export function Header() {
  return (
    <>
      <header className="site-header on-deep fixed inset-x-0 top-0 z-40">
        <div className="wrap flex h-[72px] items-center gap-2 md:h-[84px]">
          <Link to="/" aria-label={shellCopy.home} className="me-auto inline-flex min-h-12 items-center">
            <Logo />
          </Link>
          <nav aria-label={shellCopy.mainNavigation} className="hidden items-center gap-1 md:flex">
            {servedLinks(shellCopy.mainLinks).map(({ label, to }) => (
              <Link key={to} to={to} className={to === shellCopy.careAdvisor.to ? `${plain} max-lg:hidden` : plain}>
                {label}
              </Link>
            ))}
            <AboutMenu />
          </nav>
          <div className="ms-3 hidden md:block">
            <ButtonLink to={shellCopy.careAdvisor.to} variant="header">
              {shellCopy.careAdvisor.label}
            </ButtonLink>
          </div>
          <OpenMenuButton />
        </div>
      </header>
      <MenuDialog />
    </>
  )
}

/** The one dropdown (SHELL-03); a `<details>`, so that it opens without any script. */
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
