import { array, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { emailAddress, line, listOption, paragraph } from '../../forms/fields.js'
import {
  newsletterBounds,
  newsletterHoldReasons,
  newsletterIssueStates,
  newsletterRecipientDecisions,
} from '../../vocabulary/newsletter.js'
import { freshSignInS } from '../../vocabulary/staff-access.js'
import { pageAfter, pageSize, recordId, seenVersion } from '../common-fields.js'

const write = { permission: 'newsletter:write' } as const
const send = { permission: 'newsletter:send', maxAuthAgeSeconds: freshSignInS } as const
const changing = ['NEWSLETTER_ISSUE_NOT_FOUND', 'NEWSLETTER_ISSUE_STATE_CONFLICT', 'CHANGED_MEANWHILE'] as const

const content = () => ({
  subject: line(newsletterBounds.subject).required('Please write a subject'),
  preheader: line(newsletterBounds.preheader).required('Please write the line that inboxes show after the subject'),
  /** Markdown, as prose of pages. */
  body: paragraph(newsletterBounds.body).required('Please write a text'),
})

const count = () => number().integer().required()

/** An issue without its text. Its figures identify no one; opens and clicks are not measured. */
const listedIssue = object({
  id: recordId(),
  state: string().oneOf(newsletterIssueStates).required(),
  version: number().integer().required(),
  subject: string().required(),
  createdAt: string().required(),
  changedAt: string().required(),
  sendAt: string().optional(),
  startedAt: string().optional(),
  finishedAt: string().optional(),
  /** Reason for which it was stopped or is no longer scheduled, unless a person did that. */
  holdReason: string().oneOf(newsletterHoldReasons).optional(),
  figures: object({
    /** Confirmed subscribers when it was started. */
    audience: count(),
    delivered: count(),
    failed: count(),
    /** Subscribers who left or were erased before their mail. */
    skipped: count(),
    /** Mails with an unknown delivery result. */
    uncertain: count(),
    /** Subscribers who left by the link in this issue. */
    unsubscribed: count(),
  }).required(),
})

/** Lists issues, the newest first. */
export const ListNewsletterIssues = defineRequest('notification.newsletter-issue.list', {
  access: write,
  input: () => ({
    state: string().oneOf(newsletterIssueStates, 'Please choose a state').optional(),
    first: pageSize(),
    after: pageAfter(),
  }),
  output: () => ({ issues: array(listedIssue.required()).required(), next: string().optional() }),
  idempotent: true,
})

/** A mail with an unknown delivery result; its Message-ID finds it in the mail server's log. */
const uncertainRecipient = object({
  recipientId: recordId(),
  messageId: string().required(),
  claimedAt: string().required(),
  /** Code of the failure; absent when the process ended. */
  code: string().optional(),
  /** Absent for a caller who may not see addresses. */
  email: string().optional(),
})

/** Reads an issue with its text, and the number of subscribers who would get it now. */
export const ReadNewsletterIssue = defineRequest('notification.newsletter-issue.read', {
  access: write,
  input: () => ({ issueId: recordId() }),
  output: () => ({
    issue: listedIssue.required(),
    preheader: string().required(),
    body: string().required(),
    /** IDs of everyone who wrote a part of it; none of them may approve it. */
    authorIds: array(string().required()).required(),
    writtenBy: string().required(),
    approvedBy: string().optional(),
    approvedAt: string().optional(),
    returnReason: string().optional(),
    audience: count(),
    uncertain: array(uncertainRecipient.required()).required(),
  }),
  errors: ['NEWSLETTER_ISSUE_NOT_FOUND'],
  idempotent: true,
})

/** Renders an issue as its mail. */
export const PreviewNewsletterIssue = defineRequest('notification.newsletter-issue.preview', {
  access: write,
  input: () => ({ issueId: recordId() }),
  output: () => ({ subject: string().required(), html: string().required(), text: string().required() }),
  errors: ['NEWSLETTER_ISSUE_NOT_FOUND'],
  idempotent: true,
})

const changed = object({
  issueId: recordId(),
  version: number().integer().required(),
  state: string().oneOf(newsletterIssueStates).required(),
})
const seen = () => ({ issueId: recordId(), version: seenVersion() })

/** Creates the draft of an issue. */
export const CreateNewsletterIssue = defineRequest('notification.newsletter-issue.create', {
  access: write,
  input: content,
  output: () => changed,
  errors: ['IDEMPOTENCY_CONFLICT'],
})

/** Changes the text of an issue, which is a draft from then on: an approval was given to another text. */
export const UpdateNewsletterIssue = defineRequest('notification.newsletter-issue.update', {
  access: write,
  input: () => ({ ...seen(), ...content() }),
  output: () => changed,
  errors: changing,
})

/** Deletes an issue that was never sent. */
export const DeleteNewsletterIssue = defineRequest('notification.newsletter-issue.delete', {
  access: write,
  input: seen,
  output: () => ({ issueId: recordId() }),
  errors: changing,
})

/** Submits a draft for review. */
export const SubmitNewsletterIssue = defineRequest('notification.newsletter-issue.submit', {
  access: write,
  input: seen,
  output: () => changed,
  errors: changing,
})

/** Returns an issue to its authors with a reason. */
export const ReturnNewsletterIssue = defineRequest('notification.newsletter-issue.return', {
  access: send,
  input: () => ({ ...seen(), reason: paragraph(newsletterBounds.reason).required('Please give a reason') }),
  output: () => changed,
  errors: changing,
})

/** Approves an issue under review. None of its authors may. */
export const ApproveNewsletterIssue = defineRequest('notification.newsletter-issue.approve', {
  access: send,
  input: seen,
  output: () => changed,
  errors: [...changing, 'APPROVER_IS_AUTHOR'],
})

/**
 * Mails an issue to the calling staff member alone. The gateway gives their address, as identity knows it; services do
 * not ask each other.
 */
export const SendTestNewsletterIssue = defineRequest('notification.newsletter-issue.send-test', {
  access: write,
  input: () => ({ issueId: recordId(), to: emailAddress('Please give an email address') }),
  output: () => ({ issueId: recordId() }),
  errors: ['NEWSLETTER_ISSUE_NOT_FOUND'],
})

/** Schedules an approved issue. */
export const ScheduleNewsletterIssue = defineRequest('notification.newsletter-issue.schedule', {
  access: send,
  input: () => ({ ...seen(), sendAt: line(40).required('Please choose a time') }),
  output: () => changed,
  errors: changing,
})

/** Cancels a schedule; the issue stays approved. */
export const CancelNewsletterSchedule = defineRequest('notification.newsletter-issue.cancel-schedule', {
  access: send,
  input: seen,
  output: () => changed,
  errors: changing,
})

/** Starts sending an approved issue to all confirmed subscribers. */
export const SendNewsletterIssue = defineRequest('notification.newsletter-issue.send', {
  access: send,
  input: seen,
  output: () => changed,
  errors: changing,
})

/**
 * Stops sending within one batch. Everyone who may write may stop, without a recent sign-in: it has no harmful effect.
 */
export const StopNewsletterIssue = defineRequest('notification.newsletter-issue.stop', {
  access: write,
  input: () => ({ issueId: recordId() }),
  output: () => changed,
  errors: ['NEWSLETTER_ISSUE_NOT_FOUND', 'NEWSLETTER_ISSUE_STATE_CONFLICT'],
})

/** Continues a stopped issue with the subscribers who did not get it. */
export const ResumeNewsletterIssue = defineRequest('notification.newsletter-issue.resume', {
  access: send,
  input: seen,
  output: () => changed,
  errors: changing,
})

/** Resolves a mail with an unknown delivery result: it was delivered, or it is sent again. */
export const ResolveNewsletterRecipient = defineRequest('notification.newsletter-recipient.resolve', {
  access: send,
  input: () => ({
    recipientId: recordId(),
    decision: listOption(newsletterRecipientDecisions, 'Please choose what became of it').required(
      'Please choose what became of it',
    ),
  }),
  output: () => ({ issueId: recordId() }),
  errors: ['NEWSLETTER_ISSUE_NOT_FOUND', 'NEWSLETTER_ISSUE_STATE_CONFLICT'],
})
