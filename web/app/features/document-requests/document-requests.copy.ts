import type { ApplicationDocumentKind } from '../../graph/generated/graphql.js'

/** Text of the page where an applicant sends documents again (AMB-13, AMB-14, D-43). */
export const documentRequestsCopy = {
  pageTitle: 'Your documents',
  description: 'Where an applicant sends Seneb the documents that our team asked for again, by the link of an email.',
  eyebrow: 'Ambassadors',
  asked: {
    title: 'Send your documents',
    text: 'Our team needs these documents again; the reason is in the email. They will replace the ones you sent before.',
  },
  received: {
    title: 'Thank you, we have them',
    text: 'Our team will continue with your application and reply by email. Your reference is',
  },
  'link-invalid': {
    title: 'This link does not work',
    text: 'It is incomplete, has already been used or has expired. Please use the link in our most recent email.',
  },
  limited: {
    title: 'Too many requests',
    text: "Your files weren't submitted. Please wait a moment, open the link again and resend them.",
  },
  failed: {
    title: 'That did not work',
    text: 'We could not be reached just now. Please try again in a moment; once we have your files, this link no longer works.',
  },
  fields: {
    IDENTITY_DOCUMENT: 'Identity document',
    TOUR_GUIDE_LICENSE: 'Tour guide license',
  } satisfies Record<ApplicationDocumentKind, string>,
  hint: 'A PDF, JPEG, PNG, WebP or HEIC file of at most 10 MB.',
  missing: 'Please choose a file',
  until: 'The link works until',
  privacy: 'Your files are encrypted. Only the people who review your application open them.',
  submit: 'Send',
  submitting: 'Sending...',
  home: 'Return Home',
} as const
