import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { CareDeskHours, CareDeskLinks } from '../care-desk/care-desk-hours.js'
import type { CareDesk } from '../care-desk/opening-hours.js'
import { Logo } from './logo.js'
import { servedLinks, type SiteLink } from './served-links.js'
import { shellCopy } from './shell.copy.js'
import type { SiteSettings } from './site-settings.js'

const copy = shellCopy.footer

interface FooterProps {
  readonly waitingListUrl: string
  /** Contact options. */
  readonly help?: ReactNode
  /** The newsletter form, once there is one (SHELL-11). */
  readonly newsletter?: ReactNode
  readonly social?: ReactNode
  readonly legal?: ReactNode
}

/**
 * Footer of every page (SHELL-08..16): columns, newsletter, and slots for server-rendered parts; empty settings leave
 * no gap.
 */
export function Footer({ waitingListUrl, help, newsletter, social, legal }: FooterProps) {
  return (
    <footer className="site-footer on-deep border-t border-white/10 bg-nile-950 text-sand-100">
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-6 pt-10 pb-6 sm:gap-x-12 sm:gap-y-10 sm:pt-16 sm:pb-10 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
        <div className="col-[1/-1] min-w-0 lg:col-span-1">
          <Logo />
          <p className="mt-4 max-w-[44ch] text-[0.9688rem] text-nile-200">{copy.mission}</p>
          <p className="mt-3 max-w-[44ch] text-[0.9688rem] text-nile-200">{shellCopy.disclaimer.text}</p>
          {newsletter}
        </div>
        {help}
        <FooterColumn heading={copy.quickLinks} links={servedLinks(copy.quick)}>
          {waitingListUrl && (
            <li>
              <ExternalLink href={waitingListUrl} label={copy.waitingList} />
            </li>
          )}
        </FooterColumn>
        <FooterColumn heading={copy.aboutUs} links={servedLinks(copy.about)} />
        {social}
      </div>
      {legal}
    </footer>
  )
}

const footerLink = 'inline-flex min-h-12 min-w-11 items-center underline-offset-4 hover:underline'

interface FooterColumnProps {
  readonly heading: string
  readonly links: readonly SiteLink[]
  readonly children?: ReactNode
}

/** A list of links with a heading in the footer; not shown when empty (SHELL-08). */
function FooterColumn({ heading, links, children }: FooterColumnProps) {
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

/** Ways to contact a person: pages, email, WhatsApp, and the hours of the care desk (D-77). */
export function FooterHelp({ careDesk }: { readonly careDesk: CareDesk }) {
  return (
    <FooterColumn heading={copy.help} links={servedLinks(copy.helpLinks)}>
      <CareDeskLinks careDesk={careDesk} className={`${footerLink} max-w-full wrap-anywhere`} />
      {careDesk.hours && (
        <li className="pt-1 text-[0.9375rem] text-nile-200">
          <CareDeskHours hours={careDesk.hours} />
        </li>
      )}
    </FooterColumn>
  )
}

interface FooterLegalProps {
  readonly settings: SiteSettings
  readonly year: number
  /** Opens the cookie preferences (D-03). */
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
          {/* Separators follow the preceding link, so that no line begins with one. */}
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
          <a href={`mailto:${privacyEmail}`} className={`${footerLink} max-w-full wrap-anywhere`}>
            {privacyEmail}
          </a>
        )}
        {legal.map(({ label, to }) => (
          <Link key={to} to={to} className={footerLink}>
            {label}
          </Link>
        ))}
        {cookieSettings}
        <ThemeToggle />
      </div>
    </div>
  )
}

/** 'Follow Us' (SHELL-15); not shown without a network (D-77), and without links for samples. */
export function FooterSocial({ links }: { readonly links: SiteSettings['socialLinks'] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={copy.followUs}>
      <h2 className="font-sans text-[0.9375rem] font-semibold tracking-normal text-gold-300">{copy.followUs}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {links.map(({ name, url, isSample }) => (
          <li key={name} className={isSample ? 'py-2.5' : undefined}>
            {isSample ? `${name} (${copy.sample})` : <ExternalLink href={url} label={name} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Footer link to another site; opens in a new tab and states this (D-68). */
function ExternalLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${footerLink} gap-1.5`}>
      {label}
      <span aria-hidden>↗</span>
      <VisuallyHidden> ({copy.opensInNewTab})</VisuallyHidden>
    </a>
  )
}

const { toDark, toLight } = copy.theme

/**
 * Switches between light and dark (SHELL-16). Both icons are in the HTML, the theme shows one; packages/ui/src/theme.ts
 * handles the click.
 */
function ThemeToggle() {
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
