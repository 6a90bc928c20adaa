interface EffectWords {
  /** What pressing the button does. */
  readonly willDo: string
  /** The button. */
  readonly action: string
  /** What it did. */
  readonly did: string
}

/** The words of the page where consents are read and withdrawn (TRIP-26, TRIP-54, LEGAL-05). */
export const consentsCopy = {
  pageTitle: 'Your consents',
  description:
    'What you agreed to with an enquiry to Seneb, word for word, and how to withdraw it. Opening this page changes nothing; a press of a button does.',
  title: 'What you agreed to',
  lead: 'You may withdraw each of these at any time. Opening this page changes nothing; pressing a button does. What was done before stays lawful.',
  withdrawn: {
    title: 'Your consent is withdrawn',
    text: 'It no longer applies. Below you see what has been deleted.',
  },
  'link-invalid': {
    title: 'This link does not work',
    text: 'This link is incomplete, or the enquiry it belongs to has ended and its data is deleted. Open it from the email again.',
  },
  limited: {
    title: 'Too many requests',
    text: 'Please wait a moment and press the button once more.',
  },
  failed: {
    title: 'That did not work',
    text: 'We could not be reached just now. Please open the link again in a moment; it shows what has happened so far.',
  },
  purposes: {
    'personal-data': 'Use of your details, health included',
    'plan-draft': 'A first plan drafted by machine',
    'consultation-terms': 'Use of your details to answer you',
    'health-data': 'Use of what you said about your health',
  } as Readonly<Record<string, string>>,
  otherPurpose: 'Consent',
  givenOn: 'Given on',
  textOf: 'wording of',
  withdrawnOn: 'Withdrawn on',
  effects: {
    'enquiry-ended': {
      willDo:
        'Withdrawing it ends your enquiry. We delete it with your name, your contacts, everything you said about your health and the draft, and nobody answers it any more.',
      action: 'Withdraw and delete my enquiry',
      did: 'Your enquiry is deleted with everything you said in it, and nobody answers it any more. Our team is told to delete the emails it has. A draft, if there was one, is being deleted too.',
    },
    'health-erased': {
      willDo:
        'Withdrawing it deletes treatment and message. Your enquiry stays open, and we ask about your treatment when we talk.',
      action: 'Withdraw and delete health details',
      did: 'Treatment and message are deleted. Your enquiry stays open, and our team is told to delete them from its emails.',
    },
    'draft-erased': {
      willDo:
        'Withdrawing it means that no draft is made, and that one that was made is deleted. Your enquiry stays open, and a person answers it without a draft.',
      action: 'Withdraw and delete the draft',
      did: 'No draft is made from now on, one that was made is being deleted, and our team is told not to use it. Your enquiry stays open.',
    },
  } as Readonly<Record<string, EffectWords>>,
  endedWithEnquiry: 'It ended with your enquiry, which is deleted.',
  limits: {
    title: 'What we cannot undo',
    items: [
      'Emails that our team has been sent already: we tell the team to delete them, and a person does it.',
      'A draft by machine: what a language model was sent for it cannot be called back. Names and contacts are not sent to one.',
      'Sealed copies in the messages between our systems end by themselves within 7 days, and within 30 days where a message failed.',
      'That you gave and withdrew this consent, with the text and both times: we have to be able to prove it, and delete that after 6 years.',
    ],
  },
  working: 'One moment...',
  home: 'Return Home',
  policy: 'Privacy policy',
} as const
