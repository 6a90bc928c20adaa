/** Text of lists of articles and of article pages. */
export const articlesCopy = {
  readArticle: 'Read Article',
  opensInNewTab: 'opens in a new tab',
  readTime: (minutes: number) => `${minutes} min read`,
  undated: 'Undated',
  sample: 'Sample',
  sampleLink: 'sample',
  sampleReport: 'A sample: there is no report behind it.',
  source: 'Source',
  by: 'By',
  comingSoon: 'Full content coming soon...',
  loading: 'Loading content...',
  follow: 'Follow us',
  readNext: 'Read next',
  social: { linkedin: 'LinkedIn', instagram: 'Instagram', facebook: 'Facebook' },
  empty: {
    title: 'Nothing to read here yet',
    text: 'We publish only what we can stand behind. Please check back later.',
  },
  missing: {
    title: 'Article not found',
    text: 'It may have been moved or deleted. These are the articles we have:',
    toBlogs: 'All articles',
    toNews: 'All news',
    toast: { title: 'Article not found', description: 'It may have been moved or deleted. Here is the list.' },
  },
} as const
