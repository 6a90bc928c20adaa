import type { Register } from '../proofs.js'

const mail = 'services/notification/src/emails'

/** What the page of consents says, and the mails about what was withdrawn there. */
export const withdrawals: Register = {
  'web/app/features/consents/consents.copy.ts': [
    ['Your consents', '', 'word'],
    ['What you agreed to with an enquiry to Seneb, word for word, and how to withdraw it.', 'P27', 'consentsRead'],
    ['You may withdraw each of these at any time.', 'P27 F7', 'withdrawnOnPage'],
    ['Your consent is withdrawn', '', 'withdrawnOnPage'],
    ['This link is incomplete, or the enquiry it belongs to has ended and its data is deleted.', '', 'linkOfNobody'],
    ['Use of your details, health included', '', 'word'],
    ['A first plan drafted by machine', '', 'word'],
    ['Use of your details to answer you', '', 'word'],
    ['Withdrawn on', '', 'word'],
    ['Withdrawing it ends your enquiry.', '', 'withdrawalEnds'],
    [
      'We delete it with your name, your contacts, everything you said about your health and the draft, and nobody answers it any more.',
      '',
      'withdrawalEnds',
      'draftErased',
    ],
    ['Withdraw and delete my enquiry', '', 'withdrawalEnds'],
    ['Your enquiry is deleted with everything you said in it, and nobody answers it any more.', '', 'withdrawalEnds'],
    ['Our team is told to delete the emails it has.', '', 'teamToldToDelete'],
    ['A draft, if there was one, is being deleted too.', '', 'draftErased'],
    ['It ended with your enquiry, which is deleted.', '', 'withdrawalEnds'],
    ['Withdrawing it deletes treatment and message.', '', 'withdrawalErasesHealth'],
    ['Withdraw and delete health details', '', 'withdrawalErasesHealth'],
    ['Treatment and message are deleted.', '', 'withdrawalErasesHealth'],
    [
      'Your request stands, and our team is told to delete them from its emails.',
      '',
      'withdrawalErasesHealth',
      'healthInNoMail',
    ],
    [
      'Withdrawing it means that no draft is made, and that one that was made is deleted.',
      '',
      'withdrawalEndsDraft',
      'draftErased',
    ],
    ['Withdraw and delete the draft', '', 'withdrawalEndsDraft'],
    [
      'No draft is made from now on, one that was made is being deleted, and our team is told not to use it.',
      '',
      'withdrawalEndsDraft',
      'draftErased',
    ],
    [
      'Emails that our team has been sent already: we tell the team to delete them, and a person does it.',
      '',
      'teamToldToDelete',
      'byHand',
    ],
    ['A draft by machine: what a language model was sent for it cannot be called back.', '', 'word'],
    [
      'Sealed copies in the messages between our systems end by themselves within 7 days, and within 30 days where a message failed.',
      '',
      'periods',
      'lettersEnd',
    ],
    [
      'That you gave and withdrew this consent, with the text and both times: we have to be able to prove it, and delete that after 6 years.',
      '',
      'withdrawalProof',
    ],
    ['Privacy policy', '', 'word'],
  ],
  [`${mail}/consent-withdrawal-operator.email.tsx`]: [
    ['Delete every email and note about it, the draft included.', '', 'word'],
    ['It is deleted in our system, with its draft if there was one.', '', 'withdrawalEnds', 'draftErased'],
    ['That consent was given and withdrawn is recorded.', '', 'withdrawalProof'],
    ['Delete it from the emails and notes that you have.', '', 'word'],
    ['Treatment and message are deleted in our system.', '', 'withdrawalErasesHealth'],
    ['No draft by machine is wanted any more', '', 'withdrawalEndsDraft'],
    ['Delete the draft if you have one, and put nothing of this enquiry into a model.', '', 'word'],
    ['The draft is deleted in our system, and none is made.', '', 'draftErased', 'withdrawalEndsDraft'],
    ['Consent withdrawn: …', '', 'word'],
    ['Consent withdrawn', '', 'word'],
  ],
  [`${mail}/withdrawal-link.tsx`]: [['Read and withdraw your consents', '', 'receiptsCarryLink']],
}
