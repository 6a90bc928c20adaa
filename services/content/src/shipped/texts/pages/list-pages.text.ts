import type { Page } from '../../publication.types.js'
import { prose } from '../prose.js'

/** ROUTE-13, VALS-01 */
export const ourValues: Page = {
  slug: 'our-values',
  heading: 'The values we work by',
  summary: 'Trust, Clarity, Support and Well-being: four words, and what you may expect of us because of them.',
  meta: {
    title: 'Our values',
    description:
      'Trust, Clarity, Support and Well-being: the four values Seneb works by, what they mean for your enquiry and your journey, and where our help ends.',
  },
  image: { src: 'art:care-scene', alt: '' },
  intro: prose(`
    Someone who looks for treatment far from home is vulnerable, even when they are strong. These four values are how
    we try to earn your trust. Measure us by them, and [tell us](/contact-us) when we fall short.
  `),
  benefits: [],
  sections: [
    {
      title: 'What follows from them',
      content: prose(`
        - We publish no ratings, stories or figures that we cannot prove. Where something only shows what a page will
          look like, it says so.
        - No provider can pay to be named first.
        - There is no countdown on surgery.
        - A draft written with the help of software reaches you only after a person from our care team has checked and
          approved it.
        - If we cannot help, we say so, and where you might ask instead.
      `),
    },
  ],
  relatedTopics: [
    { title: 'Our team', path: '/our-team' },
    { title: 'Where our name comes from', path: '/blogs/what-seneb-means' },
    { title: 'Privacy policy', path: '/privacy-policy' },
  ],
  sources: [],
}

/** ROUTE-12, TEAM-01, TEAM-02, D-28 */
export const ourTeam: Page = {
  slug: 'our-team',
  heading: 'Our team, and the standards we look at',
  summary: 'Who is behind Seneb, and which bodies accredit hospitals and services for patients who travel.',
  meta: {
    title: 'Our team and standards',
    description:
      'Who is behind Seneb, what our care team does and does not do, and which independent bodies accredit hospitals and services for patients who travel.',
  },
  image: { src: 'art:courtyard', alt: '' },
  intro: prose(`
    Seneb is run by a small team. Care advisors read your enquiry, ask providers, and plan your stay. They are not your
    doctors, and they do not diagnose or treat.
  `),
  benefits: [],
  sections: [
    {
      title: 'How we are paid',
      content: prose(`
        Who pays us is said further down on this page. It does not change your price, and no provider can pay to be named
        first.

        Governments advise caution with companies that arrange treatment abroad and have a financial interest in it. Ask
        us, and everybody else, who pays whom.
      `),
    },
    {
      title: 'Accreditation standards',
      content: prose(`
        Accreditation means that an independent body has visited a hospital or a service and found that it meets
        published standards, for a limited time. It is a good sign. It is not a promise that every operation goes well.

        Below we describe two accreditation bodies you may come across. We have **no partnership** with either. Egypt has
        an authority of its own as well, [GAHAR](https://www.gahar.gov.eg). Ask every provider to show you the certificate,
        its number and its expiry date, and look it up with the body that issued it.

        Neither tells you how one doctor operates. A clinician has not yet reviewed the nights and advice on our
        treatment pages: they are our estimate from the sources named there.
      `),
    },
  ],
  relatedTopics: [
    { title: 'Our values', path: '/our-values' },
    { title: 'Why Egypt', path: '/why-egypt' },
    { title: 'Become a Health Access Ambassador', path: '/affiliate-guide' },
  ],
  sources: [],
}

/** ROUTE-14, ART-01 */
export const blogs: Page = {
  slug: 'blogs',
  heading: 'The Seneb blog',
  summary:
    'Our own articles on treatment, travel and the long history of medicine on the Nile, with sources at the end of each.',
  meta: {
    title: 'Blog',
    description:
      'Articles by Seneb on treatment in Egypt, traveling for care and the history of medicine on the Nile. Written in plain words, with sources you can check.',
  },
  intro: prose(`
    We write when we have something useful to say. Each article names its sources. None of them replaces a talk with a
    doctor who knows you.
  `),
  benefits: [],
  sections: [],
  relatedTopics: [
    { title: 'News', path: '/news' },
    { title: 'Treatments', path: '/medical-tourism' },
  ],
  sources: [],
}

/** ROUTE-15, ART-01 */
export const news: Page = {
  slug: 'news',
  heading: 'News from elsewhere',
  summary:
    'What others report on medicine and medical travel in Egypt. The links lead to their pages and open in a new tab.',
  meta: {
    title: 'News',
    description:
      'Press reports on medicine, hospitals and medical travel in Egypt, collected by Seneb. Every item links to the page of the publisher it comes from.',
  },
  intro: prose(`
    These items were written by others. We link to them because they may interest you, and we do not answer for what
    they say.
  `),
  benefits: [],
  sections: [],
  relatedTopics: [
    { title: 'Blog', path: '/blogs' },
    { title: 'Why Egypt', path: '/why-egypt' },
  ],
  sources: [],
}

/** ROUTE-18 */
export const articlesPage: Page = {
  slug: 'articles',
  heading: 'Articles and news',
  summary: 'Everything to read in one list: our own articles, and press reports from elsewhere.',
  meta: {
    title: 'Articles and news',
    description:
      'All articles by Seneb and press reports from elsewhere in one list: treatment in Egypt, traveling for care, and the history of medicine on the Nile.',
  },
  intro: prose(`
    Our own articles open here. Press reports open at their publisher, in a new tab.
  `),
  benefits: [],
  sections: [],
  relatedTopics: [
    { title: 'Blog', path: '/blogs' },
    { title: 'News', path: '/news' },
  ],
  sources: [],
}
