import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { SiteLink } from './served-links.js'

/** What every link of the footer looks like. */
export const footerLink = 'inline-flex min-h-12 min-w-11 items-center underline-offset-4 hover:underline'

interface FooterColumnProps {
  readonly heading: string
  readonly links: readonly SiteLink[]
  readonly children?: ReactNode
}

/** A headed list of links at the foot of every page; nothing when there are none (SHELL-08). */
export function FooterColumn({ heading, links, children }: FooterColumnProps) {
  if (links.length === 0 && !children) return null
  return (
    <nav aria-label={heading} className="min-w-0">
      <h2 className="font-sans text-[0.9375rem] font-semibold tracking-normal text-gold-300">{heading}</h2>
      <ul className="mt-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={footerLink}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
