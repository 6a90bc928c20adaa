/** Text around published content. */
export const publicationsCopy = {
  home: 'Home',
  breadcrumbs: 'You are here',
  contents: 'On this page',
  sources: 'Sources',
  accessed: 'read on',
  reviewedBy: (name: string, role: string) => `Medically reviewed by ${name}, ${role} on`,
  relatedTopics: 'Related topics',
  faqs: 'Questions people ask',
  opensInNewTab: 'opens in a new tab',
  waitingList: 'Join the waiting list',
  plan: 'Plan your trip',
  askQuestion: 'Ask a question',
  nextStep: 'Next step',
  atAGlance: 'At a glance',
  calculate: 'Calculate Your Savings',
  table: 'Table',
  unavailable: {
    title: 'This page cannot be shown right now',
    text: 'We could not load its content. Please try again in a moment.',
    again: 'Try again',
    metaTitle: 'Temporarily unavailable',
    description:
      'This page of Seneb could not be loaded just now. Please try again in a moment, or go to the home page and plan your treatment and trip to Egypt.',
  },
  missing: {
    metaTitle: 'Page not found',
    description:
      'This page of Seneb does not exist or has moved. Find your way back to the home page, or to planning a treatment and a trip to Egypt.',
  },
  sample: 'Sample',
  consultationFirst:
    'A consultation with a doctor comes before every decision. No offer, price or date is a reason to hurry.',
  inclusions: 'What a package includes',
  from: 'from',
  whyEgypt: 'Why Egypt',
  next: {
    title: 'Start with a question',
    text: "Tell us what you need and when you could travel. If you're not sure yet, an estimate is fine.",
  },
} as const

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
