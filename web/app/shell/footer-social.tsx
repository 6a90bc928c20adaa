import { ExternalLink } from './external-link.js'
import { shellCopy } from './shell.copy.js'
import type { SiteSettings } from './site-settings.js'

const copy = shellCopy.footer

/** 'Follow Us' (SHELL-15); nothing while no network is set (D-77), and no link while it is a sample. */
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
