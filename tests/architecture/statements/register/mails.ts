import type { Register } from '../proofs.js'

const mail = 'services/notification/src/emails'
const deleted =
  'If you did not send this request, someone may have typed your address by mistake: tell us in a reply and we will delete it.'

/** Statements in mails. */
export const mails: Register = {
  [`${mail}/email-template.tsx`]: [
    ['Seneb gives no medical advice, is not a medical provider and is not an agent in payments.', 'M1', 'termsSay'],
    ['You receive this email because', 'M1', 'receiptAtOnce'],
    ['of a request that was sent to us with your address', 'M1', 'receiptAtOnce'],
    ['How we treat your data:', '', 'word'],
    ['privacy policy', '', 'word'],
  ],
  [`${mail}/trip-plan-receipt.email.tsx`]: [
    ['hours with a personalized itinerary.', 'M2', 'receiptPromise', 'team'],
    ["You'll hear from us by", 'M3', 'receiptPromise', 'team'],
    [
      'This email does not repeat your other answers: they say something about your health, and other people may see your inbox.',
      '',
      'receiptRepeats',
    ],
    ['Our care-planning experts review your information', 'M4', 'receiptSteps', 'team'],
    ['A care advisor reads your whole request and checks what is still open.', 'M4', 'team'],
    ['A person checks every line of it before it is sent to you.', 'M4', 'team'],
    ['The answer may be a question first, or that we cannot help.', 'M2', 'team'],
    ['Which treatment is right for you is decided by a doctor, not by us.', 'M2', 'termsSay'],
    ['Our team will contact you within … hours.', 'M2', 'receiptPromise', 'team'],
    ['A person answers you within … hours', '', 'promiseDue', 'team'],
  ],
  [`${mail}/receipt-parts.tsx`]: [
    ['sent us this request for you and told us that you agreed to it.', '', 'handedInTold', 'handedInAgreed'],
    [
      'They learn that we have it, and later whether it was withdrawn or erased; they learn nothing of what we write to you.',
      '',
      'partnersReadNothing',
    ],
    ['If you did not agree, tell us in a reply and we will delete it.', 'M5', 'byHand'],
    ['… sent us a request for you and told us that you agreed to it', '', 'handedInTold', 'handedInAgreed'],
    [deleted, 'M5', 'byHand'],
  ],
  [`${mail}/consultation-receipt.email.tsx`]: [
    [
      'You did not agree to our use of health details, so we have not kept which treatment you chose.',
      '',
      'healthNowhere',
    ],
    ['We contact you within … hours.', 'M3', 'promiseDue', 'team'],
    ['A person reads your request', '', 'team'],
    [
      'They did not tell us that you agreed to our use of health details, so we have not kept which treatment was chosen.',
      '',
      'healthNowhere',
    ],
  ],
  [`${mail}/late-reply-notice.email.tsx`]: [
    ['We promised to contact you within', '', 'lateTold', 'lateWords'],
    [
      'The person who has waited longest for a first answer is at the top of our list, so your request comes before newer ones.',
      '',
      'waitingFirst',
    ],
    ['Our care team has been told that it is overdue.', '', 'lateTold', 'promiseTold'],
  ],
  [`${mail}/erasure-notice.email.tsx`]: [
    ['Your data was erased (…)', '', 'erasedWhole', 'erasureTold'],
    ['Your data was erased', '', 'erasedWhole', 'erasureTold'],
    ['What we erased, and what stays by law.', '', 'erasureWords'],
    ['You asked us to erase what you sent us.', '', 'erasureTold'],
    ['What is erased', '', 'erasureWords'],
    [
      'What you sent us, our notes and answers, drafts and plans, the mails that were waiting, and how you came to us.',
      '',
      'erasedWhole',
    ],
    [
      'Backups hold older copies until they end; should we ever need one, your data is erased from it before anybody can see it.',
      '',
      'erasedAfterRestore',
    ],
    [
      'For six years we have to be able to show what was agreed to and withdrawn, with the date, and that there was an erasure, when and why.',
      '',
      'withdrawalProof',
    ],
    ['Emails that you received from us are yours; we cannot erase those in your mailbox.', '', 'word'],
  ],
  [`${mail}/reply.email.tsx`]: [['The Seneb care desk has written to you about your request.', '', 'answerMailed']],
  [`${mail}/reply-promise-operator.email.tsx`]: [['… hours without an answer', '', 'promiseTold']],
  [`${mail}/undelivered-reply-operator.email.tsx`]: [
    ['An answer did not arrive', '', 'undeliveredTold'],
    ["The patient hasn't received it.", '', 'undeliveredTold'],
  ],
  [`${mail}/ambassador-application-receipt.email.tsx`]: [
    ['Please never send identity documents by email; we do not ask for them there.', 'M6', 'applicationStored'],
    [deleted.replace('request', 'application'), 'M5', 'byHand'],
  ],
  [`${mail}/ambassador-application-operator.email.tsx`]: [
    ['Identity document', '', 'word'],
    [
      'It holds personal data of an applicant: keep it in this mailbox and delete it when the application is decided.',
      'M10',
      'byHand',
    ],
    ['The documents stay encrypted in the platform; never ask for them by email.', 'M11', 'numberSealed'],
  ],
  [`${mail}/documents-requested.email.tsx`]: [
    ['identity document', '', 'word'],
    ['Send it on our site', '', 'documentsAskedAgain'],
    ['Please never send identity documents by email.', 'M6', 'documentsAskedAgain'],
  ],
  [`${mail}/newsletter-confirmation.email.tsx`]: [
    ['Without this click we send you nothing more.', 'M7', 'confirmedByClick'],
    ['and we will not write again.', 'M8', 'leftOnPage'],
    ['Please confirm your subscription', '', 'word'],
    ['You are subscribed to our newsletter', '', 'confirmedByClick'],
    ['Confirm your address and you are subscribed.', '', 'confirmedByClick'],
    ['Thank you for subscribing.', '', 'confirmedByClick'],
    ['Confirm my subscription', '', 'word'],
    ['Thank you for subscribing to our newsletter.', '', 'confirmedByClick'],
  ],
  [`${mail}/trip-plan-operator.email.tsx`]: [
    ['The plan below the details was drafted by AI.', '', 'draftMarked'],
    ['No draft: the person withdrew the consent to one.', '', 'draftNotInMail'],
    ['The planner has erased what it had', '', 'draftErased'],
    ['Nothing was sent to the planner or to a model', '', 'notAllowedTold', 'noDraftNoModel'],
    [', and please do not put these details into one.', '', 'word'],
    [
      'It holds personal and health data of a patient: keep it in this mailbox, use it for this enquiry only, and delete it when the enquiry is closed.',
      'M10',
      'byHand',
    ],
    [
      'Written by a language model that was given the trip facts without name or contact details.',
      'M9',
      'modelWithoutName',
    ],
  ],
  [`${mail}/consultation-operator.email.tsx`]: [
    ['Not stored: the person did not consent to it.', '', 'healthNowhere'],
    [
      'It holds personal and health data of a person: keep it in this mailbox, use it for this request only, and delete it when the request is closed.',
      'M10',
      'byHand',
    ],
  ],
  [`${mail}/consent-facts.tsx`]: [
    ['Personal data', '', 'word'],
    ['AI draft', '', 'word'],
    ['Health details', '', 'word'],
  ],
  [`${mail}/staff-account.email.tsx`]: [['We never ask for a password or a code by email.', '', 'staffLinks']],
  [`${mail}/staff-audit-seal.email.tsx`]: [
    ['No action needed; please keep this email.', '', 'auditSeal'],
    ['No action needed: keep this email.', '', 'auditSeal'],
  ],
}
