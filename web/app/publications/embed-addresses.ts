import type { SocialPost, Video } from './publication.types.js'

/** Players that ask for nothing until they play; the content security policy allows these hosts in frames, no others. */
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

/** Where a video plays within a page; undefined when it can only be linked (ART-10, D-60). */
export function playerOf({ provider, url }: Pick<Video, 'provider' | 'url'>): string | undefined {
  if (!URL.canParse(url)) return undefined
  return players.find((player) => player.provider === provider)?.addressOf(new URL(url))
}

/** Where a social post shows within a page; undefined when it can only be linked (ART-13, D-60). */
export function embedOf({ postUrl }: Pick<SocialPost, 'postUrl'>): string | undefined {
  if (!URL.canParse(postUrl)) return undefined
  const { hostname, pathname } = new URL(postUrl)
  const isReddit = hostname === 'reddit.com' || hostname.endsWith('.reddit.com')
  return isReddit && /^\/r\/\w+\/comments\//.test(pathname) ? `https://embed.reddit.com${pathname}` : undefined
}
