import type { ErasingService, ErasureNoticeState, ErasureReason } from '../../graph/generated/erasures/graphql.js'

export const erasureReasonWords: Readonly<Record<ErasureReason, string>> = {
  PERSON_ASKED: 'The person asked for it',
  NOT_THEIRS: 'Sent by someone else, or by mistake',
  TIME_OVER: 'Its 24 months are over',
}

/** Text for the state of the mail that informs the person. */
export const noticeWords: Readonly<Record<ErasureNoticeState, string>> = {
  ON_ITS_WAY: 'A mail to them is on its way; their address goes with it',
  SENT: 'By a mail, sent',
  NOT_DELIVERED: 'Not reached: the mail was given up, and their address is deleted',
}

/** Text for the data stored in each place. */
export const placeWords: Readonly<Record<ErasingService, string>> = {
  ENQUIRY: 'The enquiry, its timeline, notes, answers and drafts',
  AI_PLANNING: 'The facts for a plan, and what was drafted',
  NOTIFICATION: 'Mails, sent or not',
  REFERRAL: 'By whose link it came',
}
