import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { articlesCopy as copy } from './articles.copy.js'

const shape = 'inline-flex min-h-12 items-center gap-1.5 rounded-full border border-control px-5 font-medium'

interface SocialLinksProps {
  readonly linkedinUrl: string | null
  readonly instagramUrl: string | null
  readonly facebookUrl: string | null
  readonly sampleKeys: readonly string[]
}

/** Where to follow us, at the bottom of an article; what is not set is not there, and a sample leads nowhere (ART-08, D-77). */
export function SocialLinks({ linkedinUrl, instagramUrl, facebookUrl, sampleKeys }: SocialLinksProps) {
  const links = [
    { name: copy.social.linkedin, url: linkedinUrl, key: 'links.linkedin' },
    { name: copy.social.instagram, url: instagramUrl, key: 'links.instagram' },
    { name: copy.social.facebook, url: facebookUrl, key: 'links.facebook' },
  ].filter(({ url }) => url)
  if (links.length === 0) return null
  return (
    <nav aria-labelledby="follow" className="mt-14 border-t border-line pt-8">
      <h2 id="follow" className="text-[min(1.375rem,8.5vw)]">
        {copy.follow}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {links.map(({ key, name, url }) => (
          <li key={name}>
            {sampleKeys.includes(key) ? (
              <span className={shape}>
                {name} ({copy.sampleLink})
              </span>
            ) : (
              <a
                href={url ?? undefined}
                target="_blank"
                rel="noopener noreferrer"
                className={`${shape} hover:border-brand hover:bg-tint`}
              >
                {name}
                <span aria-hidden>↗</span>
                <VisuallyHidden> ({copy.opensInNewTab})</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
