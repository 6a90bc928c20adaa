/** Text of pages that show no feature of their own. */
export const pagesCopy = {
  today: {
    title: (firstName: string) => `Hello, ${firstName}`,
    yourPages: 'Your pages',
    label: 'What you can do',
    afterSigningInAgain: ', after signing in again',
  },
  unknown: {
    title: 'Page not found',
    goToTheFirst: 'Go to the home page',
  },
} as const
