/**
 * Reasons for erasing an enquiry: the person requested it, it was never theirs, or its retention period ended
 * (LEGAL-05, O-7).
 */
export const erasureReasons = ['person-asked', 'not-theirs', 'time-over'] as const
export type ErasureReason = (typeof erasureReasons)[number]

/** Reasons that staff may give. */
export const staffErasureReasons = ['person-asked', 'not-theirs'] as const satisfies readonly ErasureReason[]

/** Services that store data of an enquiry; each erases its own. */
export const erasingServices = ['enquiry', 'ai-planning', 'notification', 'referral'] as const
export type ErasingService = (typeof erasingServices)[number]

/** Services that read the ledger of erasures; identity stores partners, so no erasure of an enquiry waits for it. */
export const ledgerReaders = [...erasingServices, 'identity'] as const

/** Final states of the mail that informs a person of an erasure. */
export const noticeEnds = ['sent', 'not-delivered'] as const
/** States of the mail that informs a person of an erasure. */
export const noticeStates = ['on-its-way', ...noticeEnds] as const
export type NoticeState = (typeof noticeStates)[number]
