import type { MyRequestState, MyRequestStepKind } from '../../graph/generated/graphql.js'

interface StepCopy {
  readonly title: string
  /** Person who does it, and the meaning for the patient. */
  readonly text: string
}

/** Text of the page "My request" that everyone with the link sees. */
export const myRequestCopy = {
  pageTitle: 'My request',
  description:
    'See where the request that you sent to Seneb stands, what happens next and by when. Open it with the link in any of our emails.',
  title: 'My request',
  opening: 'One moment, we are opening your request...',
  offline: {
    text: 'We could not reach the site just now. Your link still works.',
    again: 'Try again',
  },
  reference: {
    label: 'Your reference',
    hint: 'Please quote it when you write or call.',
    copy: 'Copy',
    copied: 'Copied',
  },
  next: {
    title: 'What happens next',
    reply: (time: string) => `A care advisor reads your request and replies by ${time}.`,
    replyToMessage: (time: string) => `A care advisor reads your message and replies by ${time}.`,
    late: (time: string) =>
      `We are late, and we are sorry. You should have had a reply by ${time}. Our care team has been told, and there is nothing that you need to send again.`,
    lateNow: 'If you would rather not wait, please write to us or call.',
    waiting: 'We wait for you. Please read our last message and answer it when it suits you. There is no rush.',
    open: 'A care advisor works on your request and writes to you. You may write to us at any time.',
    closed: 'The work on your request has ended. You can still write to us if you need anything.',
    withdrawn:
      'You have withdrawn your consent, so nobody works on your request. You can undo that for a few days under “Your consents”; after that we delete your request.',
    yours: 'The next step is yours, when it suits you:',
    readPlan: 'Read your plan and tell us what you think of it',
    sendDocuments: 'Send the documents that we asked for',
    decideCall: 'Tell us whether the time of the call suits you',
    replied: (time: string) => `We first replied on ${time}.`,
    limits: 'We take no payment and make no diagnosis. A doctor decides on your treatment, together with you.',
  },
  eraseAt: (time: string) => `You asked us to delete this request. That happens on ${time}.`,
  steps: {
    title: 'So far',
    kinds: {
      RECEIVED: { title: 'Received', text: 'Your request reached our care team in Cairo.' },
      WITH_ADVISOR: { title: 'With a care advisor', text: 'A care advisor took it on and prepares a reply.' },
      REPLIED: { title: 'Replied', text: 'A care advisor replied to you.' },
      WAITING_FOR_YOU: { title: 'We asked you something', text: 'The next step is yours, when it suits you.' },
      PLAN_IN_REVIEW: { title: 'Plan in review', text: 'A clinician checks your plan before you see it.' },
      PLAN_SENT: { title: 'Plan sent', text: 'Your plan is ready to read.' },
      CLOSED: { title: 'Closed', text: 'The work on your request has ended.' },
    } satisfies Record<MyRequestStepKind, StepCopy>,
  },
  states: {
    NEW: 'Received',
    OPEN: 'In progress',
    WAITING: 'Waiting for you',
    CLOSED: 'Closed',
    WITHDRAWN: 'Withdrawn',
  } satisfies Record<MyRequestState, string>,
  link: {
    title: 'About your link',
    text: 'The link in our emails opens this page as often as you like. On its own it shows no name and no treatment.',
    opened: (count: number) => (count === 1 ? 'It was opened once' : `It was opened ${count} times`),
    lastOpened: (time: string) => `, last on ${time}.`,
    until: (time: string) => `It works until ${time}, and longer with each email from us.`,
    ended: 'It no longer works; ask for a new one below.',
  },
  entry: {
    lead: 'See where your request stands and what happens next. The easiest way is the link in any of our emails.',
    withLink: {
      title: 'Open it with your link',
      text: 'If the link from our email opened this page and nothing else happened, copy the whole link and paste it here.',
      field: { label: 'Link from our email', hint: 'It begins with the address of this page and ends in a long key.' },
      submit: 'Open my request',
      missing: 'Please paste the link from our email. It contains #k= and a long key.',
    },
    withReference: {
      title: 'No link at hand?',
      text: 'Give us your reference and your email address. We then email you a link and a six-digit code.',
      reference: { label: 'Your reference', hint: 'It looks like SNB-7K3M9Q.' },
      email: { label: 'Email', hint: 'The address that you used for your request.' },
      submit: 'Email me my link',
      haveCode: 'I already have a code',
    },
    telephone: 'You can also call or write to our care team. They can do everything for you that this page does.',
  },
  unsent: {
    title: 'Your text is still here',
    field: { label: 'Not sent yet', hint: 'Please copy it, open your request again, and paste it there.' },
  },
  code: {
    title: 'Enter your code',
    sent: 'If everything matches, an email with a six-digit code is on its way. It may take a minute, and may be in your spam folder. The code works for ten minutes. If nothing comes, check your reference and your email address, or call us.',
    field: { label: 'Six-digit code', hint: 'From our latest email.' },
    submit: 'Continue',
    another: 'Start again',
  },
  getCode: {
    title: 'See everything and answer',
    text: 'Your messages, your plan and your answers are behind a second key. We email you a six-digit code, so that nobody else can read them with your link alone.',
    field: {
      label: 'Last three characters of your reference',
      hint: 'They are shown above. This proves that a person is asking.',
      missing: 'Please type the last three characters of your reference, as shown above.',
    },
    submit: 'Email me a code',
    haveCode: 'I already have a code',
  },
  close: { text: 'On a phone or computer that others use?', submit: 'Close my request' },
  print: 'Print this page',
  toForm: 'Go to the form',
  working: 'One moment...',
  help: { title: 'Talk to us', text: 'Everything on this page can also be done by telephone or email.' },
  problems: {
    link: {
      title: 'This link does not work',
      text: 'It may be incomplete, or it may have ended. Open it from our latest email, or ask for a new one below.',
    },
    'wrong-code': {
      title: 'This code does not work',
      text: 'Please check the six digits in our latest email. A code works for ten minutes and for five tries; you can ask for another one.',
    },
    ended: {
      title: 'Please open your request again',
      text: 'For your safety this page closes itself after half an hour without use. Nothing is lost; open it with your link.',
    },
    'code-required': {
      title: 'Please confirm that it is you',
      text: 'That needs the code from our email.',
    },
    limited: {
      title: 'Please wait a little',
      text: 'That was tried too often in a short time. Please try again later, or call or write to us.',
    },
    conflict: {
      title: 'This is not possible at the moment',
      text: 'The state of your request has changed. Please read below how it stands now, or call or write to us.',
    },
    repeated: {
      title: 'You may have sent this already',
      text: 'Please check below whether it has arrived before you send it again.',
    },
    input: { title: 'Please check your answer', text: 'Nothing has been sent yet.' },
    failed: {
      title: 'That did not work',
      text: 'We could not be reached just now. What you typed is still here; please press the button again in a moment.',
    },
    copy: {
      title: 'Your copy is not ready',
      text: 'One of our systems did not answer, and half a copy would look like a whole one. Please try again in a moment.',
    },
    unavailable: {
      title: 'We cannot show your request just now',
      text: 'Please load this page again in a moment. Your request is safe, and our care team can see it.',
    },
  },
  done: {
    opened: { title: 'Thank you, it is you', text: 'You now see everything about your request.' },
    message: { title: 'Your message is with our care team', text: 'You see it below, with the time of our reply.' },
    document: {
      title: 'Your document is with our care team',
      text: 'It is checked for viruses before a person opens it.',
    },
    corrected: {
      title: 'Thank you, it is corrected',
      text: 'Our care team sees the new answer and the one before it.',
    },
    'link-replaced': {
      title: 'A new link is on its way to your email',
      text: 'The links in our earlier emails no longer work.',
    },
    'consent-withdrawn': {
      title: 'Your consent is withdrawn',
      text: 'Below you read the effect, and whether you can undo it.',
    },
    'consent-restored': { title: 'Your consent holds again', text: 'We go on as before.' },
    withdrawn: {
      title: 'Your request is withdrawn',
      text: 'Nobody works on it from now on. Nothing has been deleted.',
    },
    erasing: {
      title: 'Your request will be deleted in 24 hours',
      text: 'Until then you can change your mind on this page. We have emailed you the time.',
    },
    'not-erased': { title: 'Your request stays', text: 'Nothing is deleted, and we go on as before.' },
    accepted: { title: 'Thank you, you accepted the plan', text: 'A care advisor writes to you about the next step.' },
    asked: { title: 'Your question is with our care team', text: 'A care advisor replies to you.' },
    declined: { title: 'You declined the plan', text: 'That is fine. Our care team knows, and nothing else happens.' },
    'call-agreed': { title: 'The call is agreed', text: 'We call you at the time shown below.' },
    'call-declined': { title: 'You declined the call', text: 'A care advisor suggests another time if you need one.' },
    closed: { title: 'Your request is closed on this device', text: 'You can open it again with your link.' },
  },
} as const

/** Names of results that an address may ask the page to show. */
export type DoneName = keyof typeof myRequestCopy.done
export type ProblemName = keyof typeof myRequestCopy.problems
