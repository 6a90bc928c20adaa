import type { EmailTexts } from '@seneb/contracts/publications/email-text.schemas'

/** The shipped email texts. Written by `npm run generate` from services/content/content/email-texts.yaml. */
export const shippedEmailTexts: EmailTexts = {
  'trip-plan-receipt': {
    key: 'trip-plan-receipt',
    subject: 'We have received your request ({reference})',
    preview: 'Our team will contact you within {hours} hours. Your reference is {reference}.',
    heading: "We've received your request",
    opening: 'Thank you for writing to us. {promise} There is nothing you need to do until then.',
    closing: [
      {
        title: 'How to reach us',
        text: 'Reply to this email, or write to us on our [contact page](/contact-us). Please quote your reference, {reference}, so that we find your request right away.',
      },
    ],
  },
  'trip-plan-receipt-by-partner': {
    key: 'trip-plan-receipt-by-partner',
    subject: 'We have received your request ({reference})',
    preview: 'Our team will contact you within {hours} hours. Your reference is {reference}.',
    heading: "We've received your request",
    opening: '{promise} There is nothing you need to do until then.',
    closing: [
      {
        title: 'How to reach us',
        text: 'Reply to this email, or write to us on our [contact page](/contact-us). Please quote your reference, {reference}, so that we find your request right away.',
      },
    ],
  },
  'consultation-receipt': {
    key: 'consultation-receipt',
    subject: 'We have received your consultation request ({reference})',
    preview: 'We contact you within {hours} hours. Your reference is {reference}.',
    heading: 'Consultation request received',
    opening: 'Thank you for writing to us. {promise}',
    closing: [],
  },
  'consultation-receipt-by-partner': {
    key: 'consultation-receipt-by-partner',
    subject: 'We have received your consultation request ({reference})',
    preview: 'We contact you within {hours} hours. Your reference is {reference}.',
    heading: 'Consultation request received',
    opening: '{promise}',
    closing: [],
  },
  'late-reply-notice': {
    key: 'late-reply-notice',
    subject: 'We are late with our answer ({reference})',
    preview: 'We did not contact you in the time that we promised. This is what happens now.',
    heading: 'We are late, and we are sorry',
    opening:
      'We promised to contact you within {hours} hours. That time has passed, and nobody on our care team has recorded that they reached you.',
    closing: [
      {
        title: 'Why',
        text: 'The delay is ours: our care team had not reached you when that time was over, even if someone tried. It does not mean that anything is wrong with your request, and there is nothing that you need to send again.',
      },
      {
        title: 'When',
        text: "The person who has waited longest for a first answer is at the top of our list, so your request comes before newer ones. Our care team has been told that it is overdue. We aren't giving a new time, because we couldn't be sure of keeping it.",
      },
      {
        title: 'If you do not want to wait',
        text: 'Reply to this email, or write to us on our [contact page](/contact-us). Please quote your reference, {reference}.\n\nHas one of us reached you already? Then our notes are behind, and you can ignore this email.',
      },
    ],
  },
  'erasure-notice': {
    key: 'erasure-notice',
    subject: 'Your data was erased ({reference})',
    preview: 'What we erased, and what stays by law.',
    heading: 'Your data was erased',
    opening: 'You asked us to erase what you sent us. We did, and it cannot be undone.',
    closing: [],
  },
  'partner-withdrawal-notice': {
    key: 'partner-withdrawal-notice',
    subject: 'Your request was withdrawn ({reference})',
    preview: 'Who withdrew it, and what to do if you did not want this.',
    heading: 'Your request was withdrawn',
    opening:
      '{partner} sent us a request for you. Now they told us that you withdraw it, so our team is no longer working on it.',
    closing: [
      {
        title: 'If you did not want this',
        text: 'Reply to this email, or write to us on our [contact page](/contact-us). Please quote the reference, {reference}. A person reads it and goes on with your request.',
      },
    ],
  },
  'ambassador-application-receipt': {
    key: 'ambassador-application-receipt',
    subject: 'We have received your application ({reference})',
    preview: 'Your reference is {reference}.',
    heading: 'We have received your application',
    opening:
      'Thank you for applying to become a Health Access Ambassador. Our team reviews every application and answers you by email.',
    closing: [],
  },
  'ambassador-application-approved': {
    key: 'ambassador-application-approved',
    subject: 'Welcome as a Health Access Ambassador',
    preview: 'Our team has reviewed your application.',
    heading: 'Welcome as a Health Access Ambassador',
    opening:
      'Your application was approved. Share your link with people who look for treatment in Egypt; everyone who uses it is credited to you.',
    closing: [],
  },
  'ambassador-application-rejected': {
    key: 'ambassador-application-rejected',
    subject: 'Your application ({reference})',
    preview: 'Our team has reviewed your application.',
    heading: 'Your application ({reference})',
    opening: 'Thank you for your interest. We have reviewed your application and cannot accept it for this reason:',
    closing: [
      {
        text: 'Reply to this email if something is not right, and quote your reference, {reference}.',
      },
    ],
  },
  'documents-requested': {
    key: 'documents-requested',
    subject: 'One more thing for your application ({reference})',
    preview: 'Our team needs one of your documents again.',
    heading: 'One more thing',
    opening: 'To decide on your application we need your {documents} once more, for this reason:',
    closing: [],
  },
  'newsletter-confirmation': {
    key: 'newsletter-confirmation',
    subject: 'Please confirm your subscription',
    preview: 'Confirm your address and you are subscribed.',
    heading: 'One more step',
    opening: 'Confirm that you want our newsletter.',
    closing: [],
  },
  'newsletter-welcome': {
    key: 'newsletter-welcome',
    subject: 'You are subscribed to our newsletter',
    preview: 'Thank you for subscribing.',
    heading: 'You are subscribed to our newsletter',
    opening: 'Thank you for subscribing to our newsletter.',
    closing: [],
  },
}
