interface EffectText {
  /** Effect of pressing the button. */
  readonly willDo: string
  /** Label of the button that opens the confirmation. */
  readonly action: string
  /** Result of pressing the button: reversible until the given day, or final when `until` is undefined. */
  readonly did: (until: string | undefined) => string
}

/** Text about consents, on their own page and on the page of a request (TRIP-26, TRIP-54, LEGAL-05). */
export const consentsCopy = {
  pageTitle: 'Your consents',
  description:
    'What you agreed to with an enquiry to Seneb, and how to withdraw it. Opening this page changes nothing; we ask before anything is withdrawn.',
  title: 'What you agreed to',
  lead: 'You may withdraw each of these at any time. Opening this page changes nothing: we ask first, and you can take a withdrawal back for seven days. What was done before stays lawful.',
  about: 'It belongs to your enquiry',
  withdrawn: {
    title: 'Your consent is withdrawn',
    text: 'It no longer applies. Below you read what that did, and whether you can take it back.',
  },
  restored: {
    title: 'Your consent holds again',
    text: 'We have taken the withdrawal back and go on with your enquiry.',
  },
  'link-invalid': {
    title: 'This link does not work',
    text: 'This link is incomplete, or the enquiry it belongs to has ended and its data is deleted. Open it from the email again.',
  },
  limited: {
    title: 'Too many requests',
    text: 'Please wait a moment and press the button again.',
  },
  failed: {
    title: 'That did not work',
    text: 'We could not be reached just now. Please open the link again in a moment; it shows what has happened so far.',
  },
  purposes: {
    'personal-data': 'Use of your details, health included',
    'plan-draft': 'A first plan drafted by AI',
    'consultation-terms': 'Use of your details to answer you',
    'health-data': 'Use of what you said about your health',
  } as Readonly<Record<string, string>>,
  otherPurpose: 'Consent',
  givenOn: 'Given on',
  textOf: 'wording of',
  agreedWith: (partner: string, way: string) =>
    `${partner} told us that you agreed to this with them ${way}. We showed you no text of ours and do not have theirs: please ask ${partner} for it.`,
  versionOf: (partner: string, version: string) => `text of ${partner}, version ${version}`,
  withdrawnOn: 'Withdrawn on',
  confirmation: {
    title: (reference: string | null) =>
      reference ? `Do you want to withdraw this for ${reference}?` : 'Do you want to withdraw this?',
    yes: 'Yes, withdraw it',
    no: 'No, leave it as it is',
  },
  undo: (until: string) => `You can take this back until ${until}.`,
  undoAction: 'Undo',
  effects: {
    'enquiry-ended': {
      willDo:
        'Withdrawing it ends your enquiry: from that moment nobody reads or answers it, and an AI draft is deleted. Seven days later we delete the rest, with your name, your contacts and everything you said about your health.',
      action: 'Withdraw and end my enquiry',
      did: (until) =>
        until
          ? `Nobody reads or answers your enquiry from now on, and any draft is being deleted. On ${until} we delete everything else.`
          : 'Your enquiry is deleted with everything you said in it. Our team is told to delete the emails it has.',
    },
    'health-erased': {
      willDo:
        'Withdrawing it takes your treatment and message out of use right away, and we delete them seven days later. Your enquiry stays open, and we ask about your treatment when we talk.',
      action: 'Withdraw the use of health details',
      did: (until) =>
        until
          ? `Nobody reads your treatment and message from now on, and on ${until} we delete them. Your enquiry stays open, and our team is told to delete them from its emails.`
          : 'Treatment and message are deleted. Your enquiry stays open, and our team is told to delete them from its emails.',
    },
    'draft-erased': {
      willDo:
        'Withdrawing it means that no draft is made, and that any existing draft is deleted right away, which cannot be undone. Your enquiry stays open, and a person answers it without a draft.',
      action: 'Withdraw and delete the draft',
      did: () =>
        'No draft is made from now on, one that was made is being deleted, and our team is told not to use it. Your enquiry stays open.',
    },
  } as Readonly<Record<string, EffectText>>,
  endedWithEnquiry: 'It ended with your enquiry.',
  limits: {
    title: 'What we cannot undo',
    items: [
      'Emails our team has already received: we ask the team to delete them, and they do so by hand.',
      'An AI draft: what a language model was sent for it cannot be called back. Names and contacts are not sent to one.',
      'Encrypted copies in messages between our systems are deleted automatically within 7 days, or within 30 days if a message failed.',
      'That you gave and withdrew this consent, which text it was, and both times: we have to be able to prove it, and delete that after 6 years.',
    ],
  },
  working: 'One moment...',
  home: 'Return Home',
  policy: 'Privacy policy',
} as const
