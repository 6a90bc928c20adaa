import type { SitePath } from '@seneb/contracts/vocabulary/site-routes'

interface LinkCopy {
  readonly label: string
  readonly to: SitePath
}

/** Text of the frame around every page. */
export const shellCopy = {
  productName: 'Seneb',
  skipToContent: 'Skip to content',
  home: 'Seneb, home',
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  about: 'About',
  /** The main call to action of every page, with one label (except where the specification defines other labels). */
  plan: { label: 'Plan your trip', to: '/trip-planner' },
  contact: { label: 'Contact', to: '/contact-us' },
  search: { label: 'Search', to: '/search', submit: 'Search' },
  treatments: 'Specialties',
  /** Before the About menu, in this order. */
  mainLinks: [
    { label: 'Treatments', to: '/medical-tourism' },
    { label: 'Cost Estimator', to: '/budget-estimator' },
  ],
  aboutLinks: [
    { label: 'Our Team & Partners', to: '/our-team' },
    { label: 'Our Values', to: '/our-values' },
    { label: 'Why Egypt', to: '/why-egypt' },
    { label: 'Blog', to: '/blogs' },
    { label: 'News', to: '/news' },
    { label: 'Become a Partner', to: '/affiliate-guide' },
  ],
  footer: {
    label: 'Site',
    help: 'Help',
    helpLinks: [
      { label: 'Contact us', to: '/contact-us' },
      { label: 'Search', to: '/search' },
      { label: 'The whole cost, door to door', to: '/costs' },
      { label: 'Check a quote', to: '/check-quote' },
      { label: 'Your stay, day by day', to: '/timeline' },
    ],
    quickLinks: 'Quick Links',
    quick: [
      { label: 'Talk to a Care Advisor', to: '/trip-planner' },
      { label: 'Cost Estimator', to: '/budget-estimator' },
      { label: 'Become a Health Access Ambassador', to: '/affiliate-guide' },
    ],
    waitingList: 'Waiting List',
    opensInNewTab: 'opens in a new tab',
    aboutUs: 'About Us',
    about: [
      { label: 'Why Egypt', to: '/why-egypt' },
      { label: 'Our Team', to: '/our-team' },
      { label: 'Our Values', to: '/our-values' },
      { label: 'Blog', to: '/blogs' },
    ],
    legal: [
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms of Service', to: '/terms-of-service' },
      { label: 'Cookie Policy', to: '/cookie-policy' },
      { label: 'Site Map', to: '/sitemap' },
    ],
    followUs: 'Follow Us',
    sample: 'sample',
    sampleCompany: 'Sample details, no real company:',
    copyright: (year: number) => `© ${year} Seneb`,
    theme: { toDark: 'Dark theme', toLight: 'Light theme' },
    mission:
      'Seneb is the ancient Egyptian word for health. We help patients from abroad find and plan treatment in Egypt.',
  },
  maintenance: 'Notice of maintenance',
  disclaimer: {
    label: 'Important information',
    text: 'Seneb is not a medical provider and gives no medical advice. It is an independent aggregator and not an agent in payments.',
    terms: { label: 'Terms of Service', to: '/terms-of-service' },
    more: 'More',
    dismiss: 'Dismiss',
    toast: { title: 'Important information', description: 'You can read it again at the foot of every page.' },
  },
  error: {
    pageTitle: 'Something went wrong | Seneb',
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Please try refreshing the page.',
    tryAgain: 'Try Again',
    reload: 'Reload Page',
    request: 'If you write to us about this, please quote',
  },
  toasts: 'Notifications',
  toastRequest: 'Please quote',
  dismissToast: 'Dismiss',
} as const satisfies Record<string, unknown> & {
  mainLinks: readonly LinkCopy[]
  aboutLinks: readonly LinkCopy[]
}
