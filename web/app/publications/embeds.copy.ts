/** Copy of embedded content, which is loaded from other sites only on request (D-60). */
export const embedsCopy = {
  video: 'Video',
  post: 'Post',
  explain: (host: string) =>
    `This part comes from ${host}. When you load it, ${host} learns that you are here and may set cookies of its own (Functionality).`,
  allow: (host: string) => `Load this once from ${host}`,
  load: (host: string) => `Load from ${host}`,
  open: 'Open it there instead',
  openIfEmpty: 'Nothing to see? Open it there instead',
  opensInNewTab: 'opens in a new tab',
  hosts: { youtube: 'YouTube', vimeo: 'Vimeo', file: 'the publisher' } as Readonly<Record<string, string>>,
  reddit: 'Reddit',
  postBy: (username: string, subreddit: string) => `${username} in ${subreddit}`,
} as const
