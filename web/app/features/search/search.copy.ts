import type { SearchKind } from '../../graph/generated/graphql.js'

/** Text of the search. */
export const searchCopy = {
  pageTitle: 'Search',
  description:
    'Search Seneb: specialties, procedures, treatments, articles and common questions about treatment and travel to Egypt, in one list, best match first.',
  title: 'Search',
  label: 'What are you looking for?',
  hint: 'A treatment, a procedure or a question, in your own words.',
  submit: 'Search',
  emptyTitle: 'Type a word to begin',
  empty: 'For example: implants, cataract, or how long do I stay?',
  count: (total: number, query: string) => `${total} ${total === 1 ? 'result' : 'results'} for “${query}”`,
  shown: (shown: number) => `The first ${shown} are shown; more words find fewer.`,
  none: (query: string) => `Nothing found for “${query}”`,
  noneText: 'Try a shorter word, or one of these pages:',
  reworded: (query: string) => `Our pages call it “${query}”, so we looked for that.`,
  didYouMean: 'Did you mean',
  shortened: 'Your search was long, so we used only its first words.',
  ways: [
    { label: 'Treatments', to: '/medical-tourism' },
    { label: 'Cost Estimator', to: '/budget-estimator' },
    { label: 'Ask a question', to: '/contact-us' },
    { label: 'Plan your trip', to: '/trip-planner' },
  ],
  kinds: {
    SPECIALTY: 'Specialty',
    PROCEDURE: 'Procedure',
    TREATMENT: 'Treatment',
    ARTICLE: 'Article',
    QUESTION: 'Question',
    PAGE: 'Page',
    TOOL: 'Do it here',
  } satisfies Record<SearchKind, string>,
} as const
