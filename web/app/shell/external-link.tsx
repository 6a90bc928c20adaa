import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { footerLink } from './footer-column.js'
import { shellCopy } from './shell.copy.js'

/** A link of the footer to another site, in a new tab, which it says (D-68). */
export function ExternalLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`${footerLink} gap-1.5`}>
      {label}
      <span aria-hidden>↗</span>
      <VisuallyHidden> ({shellCopy.footer.opensInNewTab})</VisuallyHidden>
    </a>
  )
}
