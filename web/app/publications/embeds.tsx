import { Button } from '@seneb/ui/button'
import { classNames } from '@seneb/ui/class-names'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import type { ReactNode } from 'react'

import { embedsCopy as copy } from './publications.copy.js'
import type { SocialPost, Video } from './publication.types.js'

type WithClassName<T> = Pick<T, Exclude<keyof T, '__typename'>> & { readonly className?: string }

/** A video that loads only on request and with consent to Functionality; otherwise a link (ART-10, ART-17, D-60). */
export function VideoEmbed({ url, title, provider, className }: WithClassName<Video>) {
  return (
    <Embed
      kind={copy.video}
      title={title}
      host={copy.hosts[provider] ?? new URL(url).hostname}
      link={url}
      frame={playerOf({ provider, url })}
      className={className}
      frameClassName="aspect-video"
    />
  )
}

/** A social post under the same rule, at its given height, 500 px by default (ART-13, ART-14, D-60). */
export function SocialPostEmbed({ postUrl, username, subreddit, height, className }: WithClassName<SocialPost>) {
  return (
    <Embed
      kind={copy.post}
      title={copy.postBy(username, subreddit)}
      host={copy.reddit}
      link={postUrl}
      frame={embedOf({ postUrl })}
      className={className}
      height={height}
    />
  )
}

interface EmbedProps {
  readonly kind: string
  readonly title: string
  readonly host: string
  readonly link: string
  readonly frame: string | undefined
  readonly className: string | undefined
  readonly frameClassName?: string
  readonly height?: number
}

/** The prompt, and the data from which early/embeds.ts creates its replacement; the page needs no React for it. */
function Embed({ kind, title, host, link, frame, className, frameClassName, height }: EmbedProps) {
  return (
    <figure className={classNames('overflow-hidden rounded-card border border-line bg-tint', className)}>
      <div data-embed-question className="grid gap-4 p-6 md:p-8">
        <p className="eyebrow text-accent-text">{kind}</p>
        <p className="title-3 font-display">{title}</p>
        {frame && <p className="measure text-[0.9375rem] text-ink-2">{copy.explain(host)}</p>}
        <div className="flex flex-wrap items-center gap-3">
          {frame && (
            <Button
              variant="brand"
              data-early="embed"
              data-frame={frame}
              data-frame-title={title}
              data-frame-class={frameClassName}
              data-frame-height={height}
              data-allowed-words={copy.load(host)}
              suppressHydrationWarning
            >
              {copy.allow(host)}
            </Button>
          )}
          <ElsewhereLink href={link}>{copy.open}</ElsewhereLink>
        </div>
      </div>
      {/* A frame does not report whether its content loaded, so the link to the source stays (ERR-07, ART-17). */}
      {frame && (
        <figcaption hidden className="px-6 py-1 md:px-8">
          <ElsewhereLink href={link}>{copy.openIfEmpty}</ElsewhereLink>
        </figcaption>
      )}
    </figure>
  )
}

function ElsewhereLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-12 items-center gap-1.5 font-medium text-brand-strong underline underline-offset-4"
    >
      {children}
      <span aria-hidden>↗</span>
      <VisuallyHidden> ({copy.opensInNewTab})</VisuallyHidden>
    </a>
  )
}

/** Players that send no request until they play; the content security policy allows only these hosts in frames. */
const players: readonly { readonly provider: string; readonly addressOf: (url: URL) => string | undefined }[] = [
  {
    provider: 'youtube',
    addressOf: (url) => {
      const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? ''
      return /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1` : undefined
    },
  },
  {
    provider: 'vimeo',
    addressOf: (url) => {
      const id = url.pathname.split('/').at(-1) ?? ''
      return /^\d{4,15}$/.test(id) ? `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1` : undefined
    },
  },
]

/** Returns the address at which a video plays within a page; undefined when it can only be linked (ART-10, D-60). */
export function playerOf({ provider, url }: Pick<Video, 'provider' | 'url'>): string | undefined {
  if (!URL.canParse(url)) return undefined
  return players.find((player) => player.provider === provider)?.addressOf(new URL(url))
}

/**
 * Returns the address at which a social post shows within a page; undefined when it can only be linked (ART-13, D-60).
 */
export function embedOf({ postUrl }: Pick<SocialPost, 'postUrl'>): string | undefined {
  if (!URL.canParse(postUrl)) return undefined
  const { hostname, pathname } = new URL(postUrl)
  const isReddit = hostname === 'reddit.com' || hostname.endsWith('.reddit.com')
  return isReddit && /^\/r\/\w+\/comments\//.test(pathname) ? `https://embed.reddit.com${pathname}` : undefined
}
