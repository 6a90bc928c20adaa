import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { SiteSettings } from './site-settings.js'
import { Logo } from './logo.js'
import { servedLinks, type SiteLink } from './served-links.js'
import { shellCopy } from './shell.copy.js'
import { ThemeToggle } from './theme-toggle.js'
import { VisuallyHidden } from '../ui/visually-hidden.js'

const copy = shellCopy.footer
const link = 'inline-flex min-h-12 min-w-11 items-center underline-offset-4 hover:underline'

interface FooterProps {
  readonly settings: SiteSettings
  readonly year: number
  /** The newsletter form, once there is one (SHELL-11). */
  readonly newsletter?: ReactNode
  /** Opens the preferences of cookies (D-03). */
  readonly cookieSettings?: ReactNode
}

/** The foot of every page (SHELL-08..16): columns, newsletter, theme, legal line; empty settings leave no hole. */
export function Footer({ settings, year, newsletter, cookieSettings }: FooterProps) {
  const { waitingListUrl } = settings
  return (
    <footer className="on-deep border-t border-white/10 bg-nile-950 text-sand-100">
      <div className="wrap grid gap-x-12 gap-y-10 pt-16 pb-10 sm:grid-cols-2 lg:grid-cols-[1.7fr_1fr_1fr]">
        <div className="sm:col-span-2 lg:col-span-1">
          <Logo />
          <p className="mt-4 max-w-[44ch] text-[0.9688rem] text-nile-200">{copy.mission}</p>
          <p className="mt-3 max-w-[44ch] text-[0.9688rem] text-nile-200">{shellCopy.disclaimer.sentence}</p>
          {newsletter}
        </div>
        <FooterColumn heading={copy.quickLinks} links={servedLinks(copy.quick)}>
          {waitingListUrl && <ExternalLink href={waitingListUrl} label={copy.waitingList} />}
        </FooterColumn>
        <FooterColumn heading={copy.aboutUs} links={servedLinks(copy.about)} />
        <SocialLinks links={settings.socialLinks} />
      </div>
      <LegalLine settings={settings} year={year} cookieSettings={cookieSettings} />
    </footer>
  )
}

interface FooterColumnProps {
  readonly heading: string
  readonly links: readonly SiteLink[]
  readonly children?: ReactNode
}

function FooterColumn({ heading, links, children }: FooterColumnProps) {
  if (links.length === 0 && !children) return null
  return (
    <nav aria-label={heading}>
      <h2 className="font-sans text-[0.9375rem] font-semibold tracking-normal text-gold-300">{heading}</h2>
      <ul className="mt-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={link}>
              {label}
            </Link>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </nav>
  )
}

function SocialLinks({ links }: { readonly links: SiteSettings['socialLinks'] }) {
  if (links.length === 0) return null
  return (
    <nav aria-label={copy.followUs}>
      <h2 className="font-sans text-[0.9375rem] font-semibold tracking-normal text-gold-300">{copy.followUs}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {links.map(({ name, url }) => (
          <li key={name}>
            <ExternalLink href={url} label={name} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ExternalLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${link} gap-1.5`}>
      {label}
      <span aria-hidden>↗</span>
      <VisuallyHidden> ({copy.opensInNewTab})</VisuallyHidden>
    </a>
  )
}

function LegalLine({ settings, year, cookieSettings }: Omit<FooterProps, 'newsletter'>) {
  const { address, companyName, privacyEmail, registrationLine } = settings
  const company = [companyName, registrationLine, address].filter(Boolean).join(' · ')
  const legal = servedLinks(copy.legal)
  return (
    <div className="border-t border-white/12">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-5 text-[0.9375rem] text-nile-200">
        <p className="me-auto">
          {copy.copyright(year)}
          {company && <span className="block sm:inline sm:before:content-['_·_']">{company}</span>}
        </p>
        {privacyEmail && (
          <a href={`mailto:${privacyEmail}`} className={link}>
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
