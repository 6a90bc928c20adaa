import type { Register } from '../proofs.js'

const texts = 'services/content/content'

/** Promises of the terms and the pages, and their statements about data. */
export const pages: Register = {
  '/terms-of-service': [
    ['These terms apply when you use this website or send us an enquiry.', '', 'word'],
    ['Using the site and sending an enquiry cost nothing and oblige you to nothing.', 'T1', 'pagesOpen'],
    ['We help you look for providers in Egypt and plan a journey.', 'T2', 'team'],
    ['We are not a medical provider, and give no medical advice.', 'T3', 'termsSay'],
    ['We are not an agent in payments.', 'T4', 'termsSay'],
    ['We take your enquiry, and a person aims to answer within 24 hours.', 'T5', 'promiseDue', 'team'],
    ['If you agree, our care team asks providers by hand and passes on what they answer.', 'T6', 'byHand'],
    ['There is no list of providers on this site, and nothing can be booked here.', 'T2 T6', 'owner'],
    [
      'Drafts of plans are prepared by machine (AI or fixed rules), only if you allow it, and checked by our care team before you see them.',
      'T7',
      'noDraftNoModel',
      'recipients',
      'team',
    ],
    ['So are consent, treatment, aftercare, complications and complaints.', '', 'lawyer'],
    [
      'Where we show an accreditation or a licence, we show who issued it and until when, as far as the provider has proved it to us.',
      'T8',
      'claimsRegistered',
    ],
    [
      'Prices on this site are typical prices or starting prices for the treatment alone, with their date.',
      'T9',
      'priceDated',
    ],
    [
      "They are information and invite you to ask; what binds is the provider's written quote to you.",
      'T10',
      'offersBySeller',
      'lawyer',
    ],
    ['Savings are calculated from our price table for the country you choose.', 'T11', 'carriedToForm'],
    [
      'Offers on a waiting list hold only as long as they are shown, and under the terms beside them.',
      'T12',
      'samplesHidden',
    ],
    ['Some visitors reach us through a link of an ambassador or partner, whom we may pay.', 'T13', 'owner'],
    ['It does not change what you pay or which providers we name to you.', 'T14', 'referralIdsOnly', 'team'],
    ['You see that a link was used, and you can remove it before you send an enquiry.', 'T15', 'referralRemovable'],
    ['Some ambassadors work in health care.', 'T16', 'applicationStored'],
    [
      'For an enquiry, the version counts that was published when you sent it: each version carries its day, and the email that confirms your enquiry carries yours.',
      'T18',
      'versionsStored',
      'versionsLinked',
      'versionsFrozen',
    ],
    ['Each version has a number and a date, and older ones stay readable.', 'T17', 'versionsLinked'],
    [
      'We are not liable for what providers, hotels, airlines and other third parties do or leave undone, including medical treatment and its results, or for decisions taken on the basis of general information on this site.',
      'T19',
      'lawyer',
    ],
    [
      'These terms are governed by the law of the country in which the company that runs Seneb is registered, together with the mandatory rules of European Union law where they apply.',
      'T20',
      'lawyer',
      'controllerNamed',
    ],
    [
      'How we treat your data is described in the [privacy policy](/privacy-policy) and the [cookie policy](/cookie-policy).',
      '',
      'word',
    ],
  ],
  [`${texts}/claims.yaml`]: [
    ['A person answers your enquiry within 24 hours', 'W1', 'promiseDue', 'promiseTold', 'team'],
    [
      'Every enquiry starts a clock when it is saved, and its receipt names the minute by which it is to be answered.',
      'W1',
      'promiseDue',
      'receiptPromise',
    ],
  ],
  [`${texts}/company-values.yaml`]: [
    ['Prices carry their date.', 'W2', 'priceDated'],
    ['We are not a medical provider, and we never speak as one.', '', 'termsSay'],
    ['Your details belong to you.', 'W3', 'word'],
    [
      'We use them to answer your enquiry, and a provider sees them only when you ask for it.',
      'W3',
      'recipients',
      'byHand',
    ],
    ['A person reads what you send us and answers within 24 hours.', '', 'promiseDue', 'team'],
    ['The same team stays with you while you compare, decide, travel and go home.', 'W4', 'team'],
  ],
  [`${texts}/news.yaml`]: [
    ['Sample: health data deserves a box of its own', '', 'samplesHidden'],
    ['A press item about consent in plain words would be summed up here in one or two sentences.', '', 'samplesHidden'],
  ],
  [`${texts}/package-inclusions.yaml`]: [
    [
      'A person who speaks your language sits with you where it matters: the first consultation, the consent form, the discharge.',
      '',
      'owner',
    ],
  ],
  [`${texts}/settings.yaml`]: [
    ['A mailbox someone reads, for everything about personal data; in the footer.', '', 'privacyMailbox'],
    [
      'Who pays Seneb and for what, in one or two sentences, on the page of the team; empty says that nobody does yet.',
      '',
      'whoPays',
    ],
    [
      'Who hosts the site and its databases, and in which country: "Name, Country"; on the privacy policy.',
      'P40',
      'companyFacts',
      'companyNamed',
    ],
    [
      'Who sends our emails, and in which country: "Name, Country"; on the privacy policy.',
      'P40',
      'companyFacts',
      'companyNamed',
    ],
    [
      'Who runs the language model that drafts plans: "Name, Country", or "none"; on the privacy policy.',
      'P38',
      'companyFacts',
      'companyNamed',
    ],
    ['By what data that go to Egypt are safeguarded; on the privacy policy.', 'P45', 'companyFacts', 'companyNamed'],
  ],
  [`${texts}/pages/medical-tourism.md`]: [
    [
      'If you agree, our care team asks independent providers the same questions and passes on what they answer.',
      'W5',
      'byHand',
    ],
    ['Your details stay yours', 'W3', 'word'],
    ['A provider sees your details only when you ask for it.', 'W3', 'recipients', 'byHand'],
    ['We do not sell them.', 'W3', 'recipients'],
    ['The [privacy policy](/privacy-policy) says how long we keep what.', '', 'periods'],
    ['You receive a reference at once, and a person answers within 24 hours.', '', 'receiptAtOnce', 'team'],
    [
      'With your consent, and only then, our care team sends your questions to the providers you choose, and passes on what they answer: the costs, and what is not included.',
      'W6',
      'byHand',
    ],
    [
      'You cannot consent to what you do not understand: ask for the consent form in a language you read, before the day.',
      '',
      'word',
    ],
  ],
  [`${texts}/pages/why-egypt.md`]: [
    ['A care advisor reads it and answers within 24 hours.', '', 'promiseDue', 'team'],
    ['If you agree, we ask providers the questions that matter and pass on what they answer.', 'W5', 'byHand'],
  ],
  [`${texts}/pages/our-values.md`]: [
    ['We publish no ratings, stories or figures that we cannot prove.', 'W7', 'claimsRegistered', 'samplesHidden'],
    ['No provider can pay to be named first.', 'W8', 'owner'],
    ['There is no countdown on surgery.', 'W9', 'samplesHidden'],
    [
      'A draft written with the help of software reaches you only after a person from our care team has checked and approved it.',
      'W10',
      'recipients',
      'team',
    ],
    ['Privacy policy', '', 'word'],
  ],
  [`${texts}/pages/our-team.md`]: [['We have no partnership with either.', 'W15', 'owner']],
  [`${texts}/specialties/oncology.md`]: [
    ['You send your papers yourself to the ones you choose; we tell you what each asks for.', 'W11 P18', 'byHand'],
    ['We never promise a cure.', '', 'claimsRegistered'],
  ],
  [`${texts}/specialties/cardiology-surgery.md`]: [
    [
      'Seneb helps you find independent heart centers in Egypt and compare their quotes, sends your questions ahead and plans a stay long enough to recover.',
      '',
      'team',
    ],
  ],
  [`${texts}/faqs.yaml`]: [
    [
      'You send scans, reports and slides yourself to the centers you choose; we cannot take them.',
      'W12 P18',
      'registered',
    ],
    ['With your consent we ask the centers, and tell you what each of them needs.', 'W12', 'byHand'],
    ['How do I ask about a request I sent, or withdraw it?', '', 'word'],
    [
      'Your receipt email names your reference, such as SNB-ABC123, and has a link with which you can withdraw your consent or your request.',
      '',
      'receiptsCarryLink',
      'withdrawnOnPage',
    ],
    ['A person reads your enquiry and answers within 24 hours.', '', 'promiseDue', 'team'],
    ['A provider sees your details only when you ask for it.', '', 'recipients', 'byHand'],
    ["Nothing costs you anything until you agree to a provider's quote.", 'W13', 'pagesOpen'],
    [
      'We show it only where a provider has proved it, with the body, the number and the expiry date.',
      'W14',
      'claimsRegistered',
    ],
  ],
  [`${texts}/specialties/cosmetic-surgery.md`]: [
    [
      'Our plans keep one more free day between meeting your surgeon and the operation, so that you can still say no.',
      '',
      'freeDay',
    ],
  ],
  [`${texts}/procedures/fertility-ivf.yaml`]: [
    ['What happens with embryos that are left, how long are they stored, and what if we cannot return?', '', 'word'],
  ],
  [`${texts}/specialties/ivf-treatment.md`]: [
    ['What happens to embryos that are left, how long are they stored, and what if we cannot come back?', '', 'word'],
  ],
  'web/app/features/legal-documents/legal-documents.copy.ts': [
    ['Who currently processes your data', '', 'companyFacts', 'companyNamed'],
    ['Everything about your data', '', 'companyFacts'],
  ],
  'web/app/features/articles/articles.copy.ts': [['It may have been moved or deleted.', '', 'word']],
  'web/app/features/not-found/not-found.copy.ts': [
    ['The page you are looking for may have been moved or deleted.', '', 'word'],
  ],
  'web/app/shell/shell.copy.ts': [
    ['Privacy Policy', '', 'word'],
    ['Cookie Policy', '', 'word'],
  ],
}
