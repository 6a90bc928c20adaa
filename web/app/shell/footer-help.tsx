import { CareDeskHours } from '../care-desk/care-desk-hours.js'
import { CareDeskLinks } from '../care-desk/care-desk-links.js'
import type { CareDesk } from '../care-desk/care-desk.types.js'
import { FooterColumn, footerLink } from './footer-column.js'
import { servedLinks } from './served-links.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.footer

/** How to reach a person: pages, email, WhatsApp, and when somebody answers (D-77). */
export function FooterHelp({ desk }: { readonly desk: CareDesk }) {
  return (
    <FooterColumn heading={copy.help} links={servedLinks(copy.helpLinks)}>
      <CareDeskLinks desk={desk} className={`${footerLink} max-w-full wrap-anywhere`} />
      {desk.hours && (
        <li className="pt-1 text-[0.9375rem] text-nile-200">
          <CareDeskHours hours={desk.hours} />
        </li>
      )}
    </FooterColumn>
  )
}
