import type { ReactNode } from 'react'

import { Logo } from './logo.js'
import { ExternalLink } from './external-link.js'
import { FooterColumn } from './footer-column.js'
import { servedLinks } from './served-links.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.footer

interface FooterProps {
  readonly waitingListUrl: string
  /** How a person is reached. */
  readonly help?: ReactNode
  /** The newsletter form, once there is one (SHELL-11). */
  readonly newsletter?: ReactNode
  readonly social?: ReactNode
  readonly legal?: ReactNode
}

/**
 * The foot of every page (SHELL-08..16): columns, newsletter, and slots for what the server alone writes; empty settings
 * leave no hole.
 */
export function Footer({ waitingListUrl, help, newsletter, social, legal }: FooterProps) {
  return (
    <footer className="site-footer on-deep border-t border-white/10 bg-nile-950 text-sand-100">
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-6 pt-10 pb-6 sm:gap-x-12 sm:gap-y-10 sm:pt-16 sm:pb-10 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
        <div className="col-[1/-1] min-w-0 lg:col-span-1">
          <Logo />
          <p className="mt-4 max-w-[44ch] text-[0.9688rem] text-nile-200">{copy.mission}</p>
          <p className="mt-3 max-w-[44ch] text-[0.9688rem] text-nile-200">{shellCopy.disclaimer.sentence}</p>
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
