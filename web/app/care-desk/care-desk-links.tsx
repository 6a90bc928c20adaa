import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { careDeskCopy as copy } from './care-desk.copy.js'
import type { CareDesk } from './care-desk.types.js'

/** Where a message to this number begins. */
export function whatsappAddress(number: string): string {
  return `https://wa.me/${number.replaceAll(/\D/g, '')}`
}

/** Email and WhatsApp, as far as they are set; samples are no links, because nobody reads what is sent there. */
export function CareDeskLinks({ desk, className }: { readonly desk: CareDesk; readonly className: string }) {
  if (desk.isSample) {
    return [desk.email, desk.whatsapp && `${copy.whatsapp} ${desk.whatsapp}`].filter(Boolean).map((way) => (
      <li key={way} className="py-2.5 wrap-anywhere">
        {way} ({copy.sample})
      </li>
    ))
  }
  return (
    <>
      {desk.email && (
        <li>
          <a href={`mailto:${desk.email}`} className={className}>
            {desk.email}
          </a>
        </li>
      )}
      {desk.whatsapp && (
        <li>
          <a href={whatsappAddress(desk.whatsapp)} target="_blank" rel="noopener noreferrer" className={className}>
            {copy.whatsapp} {desk.whatsapp}
            <VisuallyHidden> ({copy.opensInNewTab})</VisuallyHidden>
          </a>
        </li>
      )}
    </>
  )
}
