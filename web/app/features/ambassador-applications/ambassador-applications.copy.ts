import type { AmbassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'

import type { FieldCopy, FieldName, ProblemCopy } from '../../forms/form-definition.js'
import { formsCopy } from '../../forms/forms.copy.js'

const documentHint = 'A PDF, JPEG, PNG, WebP or HEIC file of at most 10 MB.'
const notSubmitted = {
  title: 'Failed to submit application',
  description: 'Please try again or contact us for assistance.',
}

/** Text of the ambassador application (AMB-01..27). Error messages are part of the form. */
export const applicationCopy = {
  pageTitle: 'Become a Health Access Ambassador',
  description:
    'Apply to become a Health Access Ambassador of Seneb, as a tour guide or an affiliate in Egypt. Our team reads every application and answers by email.',
  eyebrow: 'Ambassadors',
  title: 'Become a Health Access Ambassador',
  lead: 'You meet travelers every day. Share your own link: everyone who plans a trip through it is credited to you.',
  formTitle: 'Ambassador application',
  person: { title: 'About you', text: 'Who you are and how we reach you.' },
  work: { title: 'Your work', text: 'Where you meet travelers, and in which languages.' },
  identity: {
    title: 'Your identity',
    text: 'Applying binds you to nothing. The number and your files are encrypted. Only the people who review your application open them, and 90 days after the decision they are deleted.',
  },
  notStored: 'The number of your document and chosen files are not kept.',
  optional: 'optional',
  select: 'Select',
  fields: {
    applicantType: { label: 'I apply as' },
    fullName: { label: 'Full name' },
    email: { label: 'Email', hint: 'Our answer goes to this address.' },
    phoneNumber: { label: 'Phone', hint: 'Choose your country, or begin with its code, such as +20 100 123 4567.' },
    languages: { label: 'Languages', placeholder: 'Select your languages' },
    city: { label: 'City', placeholder: 'Select your city' },
    touristsPerMonth: { label: 'Tourists per month', placeholder: 'Select a number' },
    idType: { label: 'ID type' },
    nationalId: { label: 'National ID or passport number' },
    hasMedicalExperience: { label: 'Medical experience' },
    wantsPromotionalMaterial: { label: 'Promotional material' },
    additionalNotes: { label: 'Additional notes' },
    identityDocument: { label: 'Identity document', hint: documentHint },
    tourGuideLicense: { label: 'Tour guide license', hint: documentHint },
  } satisfies Record<FieldName<AmbassadorApplicationForm>, FieldCopy>,
  hasMedicalExperience: 'I have worked in health care or with patients',
  wantsPromotionalMaterial: 'Please send me promotional material',
  file: {
    selected: (name: string) => `Selected: ${name}`,
    uploaded: (name: string) => `Uploaded: ${name}`,
    progress: (percent: number) => `Uploading, ${percent} %`,
    again: 'Try Again',
    remove: (field: string) => `Remove the file: ${field}`,
    removeShort: 'Remove',
  },
  date: { choose: 'Choose a date', clear: 'Clear date', close: 'Close', today: 'Today' },
  privacy: 'To see how we handle your data, read our',
  privacyPolicy: 'Privacy Policy',
  summaryTitle: 'Please check these answers. Nothing has been sent yet.',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  thanks: {
    title: 'Thank you for your application',
    text: 'Our team reviews every application and answers you by email. A receipt with this reference is on its way.',
    reference: 'Your reference',
    referenceHint: 'Please quote it when you write to us.',
    another: 'Submit Another Application',
    home: 'Return Home',
  },
  problems: {
    limited: { title: 'Too many requests', description: 'Please wait a moment and send your application again.' },
    unavailable: notSubmitted,
    'no-id': notSubmitted,
    'sent-before': formsCopy.sentBefore,
    paused: formsCopy.paused,
    refused: notSubmitted,
    failed: notSubmitted,
  } satisfies ProblemCopy as ProblemCopy,
  aside: {
    title: 'What happens next?',
    steps: [
      'We email you a confirmation with a reference right away.',
      'Our team reviews your application.',
      'Once it is approved, you get your own link and code by email.',
    ],
    honesty: 'Ambassadors introduce people to us. They give no medical advice.',
  },
} as const
