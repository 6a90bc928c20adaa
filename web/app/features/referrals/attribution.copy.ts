/** Banner shown on other pages while a referral is active (REF-23, REF-24, D-14). */
export const bannerCopy = {
  label: 'Referral',
  tourGuide: 'You are visiting through a tour guide referral',
  general: 'You are visiting through a referral link',
  dismiss: 'Dismiss the referral',
} as const

export const attributionCopy = {
  text: 'Referred by a partner',
  remove: 'Remove',
  hint: 'Sent with your enquiry. We may pay the person who shared the link; you pay nothing for it.',
} as const
