import { uploadMessages } from './upload-rules.js'

/** Kinds of received email; `report` is a delivery report, `notice` an automatic email such as one of absence. */
export const inboundKinds = ['message', 'notice', 'report', 'calendar', 'unknown'] as const
export type InboundKind = (typeof inboundKinds)[number]

/** Kinds that reach the timeline of an enquiry as a message. */
export const messageKinds = ['message', 'notice', 'calendar'] as const satisfies readonly InboundKind[]
export type MessageKind = (typeof messageKinds)[number]

/** Evidence by which an email was assigned to an enquiry. */
export const threadEvidences = [
  'own-id',
  'reply-token',
  'bounce-token',
  'returned-id',
  'earlier-message',
  'staff',
] as const
export type ThreadEvidence = (typeof threadEvidences)[number]

/** Evidence that only suggests an enquiry in the list of unmatched emails. */
export const proposalReasons = ['own-id', 'reply-token', 'reference', 'address'] as const
export type ProposalReason = (typeof proposalReasons)[number]

/** Reasons for which an email waits in the list of unmatched emails. */
export const unmatchedReasons = [
  'no-thread',
  'conflict',
  'ended-enquiry',
  'staff-email',
  'too-many',
  'unreadable',
] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]

/** Result of the check of a sender's domain by the receiving mail server. */
export const senderChecks = ['pass', 'fail', 'not-checked'] as const
export type SenderCheck = (typeof senderChecks)[number]

/** Languages that are recognized in a message. */
export const messageLanguages = ['ar', 'fr', 'unknown'] as const
export type MessageLanguage = (typeof messageLanguages)[number]

/** States of a file that came with an email; `lost` means that it could not be checked within a day. */
export const attachmentStates = ['waiting', 'stored', 'refused', 'lost'] as const
export type AttachmentState = (typeof attachmentStates)[number]

/** Reasons for which a file is refused: those of uploads, and a file of Outlook that hides others. */
export const attachmentRefusals = [
  ...(Object.keys(uploadMessages) as (keyof typeof uploadMessages)[]),
  'winmail',
] as const
export type AttachmentRefusal = (typeof attachmentRefusals)[number]

/** Outcomes that a delivery report names. */
export const reportedOutcomes = ['failed', 'delayed'] as const
export type ReportedOutcome = (typeof reportedOutcomes)[number]

/** Mail providers that can deliver emails to the gateway. */
export const mailProviders = ['generic', 'mailgun', 'ses'] as const
export type MailProvider = (typeof mailProviders)[number]

/** Maximum lengths of a message's texts, in bytes of UTF-8. */
export const maxVisibleTextBytes = 64 * 1024
export const maxFullTextBytes = 200 * 1024

/** Maximum number of files that are taken from one email. */
export const maxMessageFiles = 10

/** Maximum size of a received email, in bytes; of larger ones only headers and text are read. */
export const maxInboundBytes = 25 * 1024 * 1024
