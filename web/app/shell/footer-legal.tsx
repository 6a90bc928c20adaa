import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { footerLink as link } from './footer-column.js'
import { servedLinks } from './served-links.js'
import { shellCopy } from './shell.copy.js'
import type { SiteSettings } from './site-settings.js'
import { ThemeToggle } from './theme-toggle.js'

const copy = shellCopy.footer

interface FooterLegalProps {
  readonly settings: SiteSettings
  readonly year: number
  /** Opens the preferences of cookies (D-03). */
  readonly cookieSettings?: ReactNode
}

/** The last line of every page (SHELL-12, SHELL-13, SHELL-14, SHELL-16): who runs the site, legal pages, theme. */
export function FooterLegal({ settings, year, cookieSettings }: FooterLegalProps) {
  const { address, companyName, isSampleCompany, privacyEmail, registrationLine } = settings
  const company = [companyName, registrationLine, address].filter(Boolean).join('\u00A0· ')
  const legal = servedLinks(copy.legal)
  return (
    <div className="border-t border-white/12">
      <div className="wrap flex flex-wrap items-center gap-x-5 py-3 sm:gap-x-6 sm:gap-y-2 sm:py-5 text-[0.9375rem] text-nile-200">
        <p className="me-auto min-w-0">
          {copy.copyright(year)}
          {/* Marks stand behind what is before them, so that no line begins with one. */}
          {company && <span className="max-sm:hidden">{'\u00A0· '}</span>}
          {company && (
            <span className="block sm:inline">
              {isSampleCompany && `${copy.sampleCompany} `}
              {company}
            </span>
          )}
        </p>
        {privacyEmail && isSampleCompany && <span className="wrap-anywhere">{privacyEmail}</span>}
        {privacyEmail && !isSampleCompany && (
          <a href={`mailto:${privacyEmail}`} className={`${link} max-w-full wrap-anywhere`}>
            {privacyEmail}
          </a>
        )}
        {legal.map(({ label, to }) => (
          <Link key={to} to={to} className={link}>
            {label}
          </Link>
        ))}
        {cookieSettings}
        <ThemeToggle />
      </div>
    </div>
  )
}
