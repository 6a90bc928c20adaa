/** Text of the 404 page (NF-01, NF-02). */
export const notFoundCopy = {
  pageTitle: 'Page not found',
  description:
    'This page of Seneb does not exist or has moved. Find your way back to the home page, or to planning a treatment and a trip to Egypt.',
  eyebrow: '404',
  title: 'This page is off the map',
  text: 'The page you are looking for may have been moved or deleted.',
  suggestions: 'Perhaps you meant',
  search: 'Search for it',
  submit: 'Search',
  returnHome: 'Return to Home',
  goBack: 'Go Back',
} as const
