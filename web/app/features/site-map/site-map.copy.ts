/** Text of the site map. */
export const siteMapCopy = {
  pageTitle: 'Site map',
  description:
    'Every public page of Seneb in one list: specialties, treatments, articles, help with planning your trip to Egypt, and our legal documents, with a count.',
  title: 'Site map',
  lead: 'Every page of this site, in one list.',
  showAll: (pages: number) => `Show all ${pages}`,
  count: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`,
} as const
