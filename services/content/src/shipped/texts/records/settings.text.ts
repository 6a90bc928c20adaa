import type { Setting } from '../../site.types.js'

/**
 * Settings that can be changed without a new release (D-22, D-23, D-63, D-68, D-69, D-77). Samples show the form of a
 * value.
 */
export const settings: readonly Setting[] = [
  {
    key: 'site.canonicalOrigin',
    value: '',
    note: 'Scheme and host of the site, for canonical links and the site map.',
  },
  {
    key: 'links.waitingList',
    value: 'https://waiting-list.example/seneb',
    note: 'The external waiting-list form; empty hides the buttons.',
    sample: true,
  },
  { key: 'links.facebook', value: 'https://facebook.example/seneb', note: 'Our page on Facebook.', sample: true },
  { key: 'links.instagram', value: 'https://instagram.example/seneb', note: 'Our page on Instagram.', sample: true },
  { key: 'links.linkedin', value: 'https://linkedin.example/seneb', note: 'Our page on LinkedIn.', sample: true },
  {
    key: 'company.name',
    value: 'Sample Company Ltd',
    note: 'Who runs Seneb and answers for its data (the controller); in the footer.',
    sample: true,
  },
  {
    key: 'company.registration',
    value: 'Sample company, registered in the United Kingdom, number 00000000',
    note: 'The registration line in the footer.',
    sample: true,
  },
  {
    key: 'company.address',
    value: '1 Sample Street, London, United Kingdom',
    note: 'The address in the footer.',
    sample: true,
  },
  {
    key: 'company.privacyEmail',
    value: 'privacy@seneb.example',
    note: 'A mailbox someone reads, for everything about personal data; in the footer.',
    sample: true,
  },
  {
    key: 'company.paidBy',
    value: '',
    note: 'Who pays Seneb and for what, in one or two sentences, on the page of the team; empty says that nobody does yet.',
  },
  {
    key: 'processors.hosting',
    value: 'Sample Hosting Ltd, Germany',
    note: 'Who hosts the site and its databases, and in which country: "Name, Country"; on the privacy policy.',
    sample: true,
  },
  {
    key: 'processors.email',
    value: 'Sample Mail Ltd, Germany',
    note: 'Who sends our emails, and in which country: "Name, Country"; on the privacy policy.',
    sample: true,
  },
  {
    key: 'processors.ai',
    value: 'Sample AI Ltd, Ireland',
    note: 'Who runs the language model that drafts plans: "Name, Country", or "none"; on the privacy policy.',
    sample: true,
  },
  {
    key: 'processors.transferSafeguard',
    value: 'Sample: standard contractual clauses of the European Commission with our team in Egypt',
    note: 'By what data that go to Egypt are safeguarded; on the privacy policy.',
    sample: true,
  },
  {
    key: 'careDesk.email',
    value: 'care@seneb.example',
    note: 'A mailbox the care team reads; in the footer, on the contact page and wherever we say "contact us".',
    sample: true,
  },
  {
    key: 'careDesk.whatsapp',
    // No area code begins with a zero, so this number reaches no real telephone.
    value: '+20 00 0000 0000',
    note: 'The WhatsApp number of the care team, with its country code.',
    sample: true,
  },
  {
    key: 'careDesk.hours',
    value: 'Sun-Sat 10:00-22:00',
    note: 'When the care team answers, in Cairo time: days and times, as in "Sun-Sat 10:00-22:00". They cover the times that people may choose, and no pause is longer than the promise of an answer.',
    sample: true,
  },
  {
    key: 'careDesk.languages',
    value: 'English, Arabic, French',
    note: 'The languages the care team answers in, with commas between.',
    sample: true,
  },
  {
    key: 'partners.hosts',
    value: 'clinic-guide.example travel-care.example second-opinion.example .patients-abroad.example',
    note: 'Sites of partners, with spaces between; visitors who come from there are thanked. A dot in front: all hosts that end so.',
    sample: true,
  },
  {
    key: 'partners.thanks',
    value: 'Thank you for coming to us from one of our partners. You will find the same care team here.',
    note: 'How they are thanked, at the end of every page.',
    sample: true,
  },
  {
    key: 'packages.seller',
    value: 'Sample Seller Ltd',
    note: 'Who sells the packages and makes the contract for them; empty hides packages, their prices and their markup.',
    sample: true,
  },
  { key: 'rating.value', value: '4.8', note: 'Stars out of five; shown only with evidence.', sample: true },
  { key: 'rating.count', value: '127', note: 'How many people rated.', sample: true },
  {
    key: 'rating.sourceUrl',
    value: 'https://ratings.example/seneb',
    note: 'Where the ratings can be read.',
    sample: true,
  },
  { key: 'rating.asOf', value: '2026-11-01', note: 'The day of the figures.', sample: true },
  { key: 'values.welcomeTitle', value: 'Welcome', note: 'Title of the greeting on the page of values.' },
  {
    key: 'values.welcomeText',
    value: 'These are the values we work by.',
    note: 'Text of the greeting on the page of values.',
  },
  {
    key: 'home.savingsHeading',
    value: 'Save up to 70% on high-quality care without compromising comfort',
    note: 'Heading of the cost estimator on the home page; shown only while its claim holds.',
  },
]
