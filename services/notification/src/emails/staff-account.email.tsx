import { greetingName, visible } from '@seneb/contracts/forms/greeting-name'
import type { SignInMethodsChange } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import type { ReactNode } from 'react'

import { ActionLink } from './email-links.js'
import { Notice } from './email-panels.js'
import { EmailTemplate, FinePrint } from './email-template.js'
import { Paragraph, TextLink, Title } from './email-text.js'
import { SunriseMasthead } from './masthead.js'
import { renderEmail, type Email } from './render-email.js'
import { formatInstant } from './wording.rules.js'

interface StaffLink {
  readonly name: string
  /** Secret of the link, in the fragment after the #, so that no server and no log receives it. */
  readonly token: string
  readonly expiresAt: Date
  readonly siteUrl: string
}

/**
 * Invitation to join the team (ADM-09). It names no other person and reveals nothing about the invitee's permissions.
 */
export function staffInvitation({ expiresAt, name, siteUrl, token }: StaffLink): Email {
  const link = `${siteUrl}/admin/welcome#${encodeURIComponent(token)}`
  const title = 'You are invited to the Seneb team'
  return staffEmail({ title, preview: 'Open your invitation to set up how you sign in.', name, siteUrl }, [
    <Paragraph key="words">
      Open the link to choose how you sign in: with a passkey, or with a password and a code app. It takes about three
      minutes.
    </Paragraph>,
    <ActionLink key="link" href={link} label="Accept the invitation" />,
    <Paragraph key="until" soft>
      The link works once, until {formatInstant(expiresAt)}. If it has expired, ask for a new one.
    </Paragraph>,
    <Paragraph key="not-you" soft>
      Not expecting this? You can ignore this email.
    </Paragraph>,
  ])
}

/** E-mail with the link to set a new password, which requires the staff member's second factor (S9). */
export function staffPasswordReset({ expiresAt, name, siteUrl, token }: StaffLink): Email {
  const link = `${siteUrl}/admin/reset#${encodeURIComponent(token)}`
  const title = 'Set a new password'
  return staffEmail({ title, preview: 'The link works for half an hour.', name, siteUrl }, [
    <Paragraph key="words">
      Open the link to set a new password. You also need your code app, a recovery code or a passkey.
    </Paragraph>,
    <ActionLink key="link" href={link} label="Set a new password" />,
    <Paragraph key="until" soft>
      The link works once, until {formatInstant(expiresAt)}.
    </Paragraph>,
    <Paragraph key="not-you" soft>
      Didn't request this? You can ignore this email: the link is useless without your second factor.
    </Paragraph>,
  ])
}

interface StaffNoticeInput {
  readonly change: StaffNotice
  readonly changedAt: Date
  readonly name: string
  /** Browser in which the change was made, when known. */
  readonly userAgent?: string
  readonly siteUrl: string
}

/** Informs a staff member that their sign-in methods changed. It links only to the site itself (ASVS 6.3.6). */
export function staffNotice({ change, changedAt, userAgent, name, siteUrl }: StaffNoticeInput): Email {
  const { title, text } = noticeOf(change)
  const by = userAgent ? `, by ${visible(userAgent)}` : ''
  return staffEmail({ title, preview: text, name, siteUrl }, [
    <Paragraph key="words">{text}</Paragraph>,
    <Paragraph key="when">
      When: {formatInstant(changedAt)}
      {by}.
    </Paragraph>,
    <Notice key="not-you" tone="care" title="Wasn't this you?">
      Sign in at <TextLink href={`${siteUrl}/admin/me`}>your account</TextLink>, end every other session, change your
      password, and tell an admin of the team right away.
    </Notice>,
  ])
}

interface StaffEmailProps {
  readonly title: string
  readonly preview: string
  readonly name: string
  readonly siteUrl: string
  /** Fine print about the subject of the mail; by default, that it concerns their account. */
  readonly finePrint?: string
}

const aboutAccount =
  'This email is about your account in the Seneb team. We never ask for a password or a code by email.'

/** Renders the layout of all staff emails. */
export function staffEmail(
  { finePrint: fine = aboutAccount, name, preview, siteUrl, title }: StaffEmailProps,
  children: ReactNode,
): Email {
  const firstName = greetingName(name)
  return renderEmail(
    title,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<FinePrint>{fine}</FinePrint>}
    >
      <Title>{title}</Title>
      <Paragraph>{firstName ? `Hello ${firstName},` : 'Hello,'}</Paragraph>
      {children}
    </EmailTemplate>,
  )
}

type StaffNotice = SignInMethodsChange

interface NoticeCopy {
  readonly title: string
  readonly text: string
}

/** Text of each notice; a kind of change without a text does not compile. */
const notices: Readonly<Record<StaffNotice, NoticeCopy>> = {
  'new-device': {
    title: 'Someone signed in from a new browser',
    text: 'Your account was used to sign in from a browser that it had not been used in before.',
  },
  'password-changed': { title: 'Your password was changed', text: 'Your account has a new password.' },
  'password-switched-off': {
    title: 'Your password was switched off',
    text: 'It was entered incorrectly 100 times in a row, so it is disabled until you set a new one. Your passkeys still work.',
  },
  'token-created': {
    title: 'A personal token was created',
    text: 'A script can now act for you in the staff API. You see its permissions and expiry in your account.',
  },
  'token-revoked': {
    title: 'A personal token was revoked',
    text: 'The token no longer works. Scripts that still use it will fail.',
  },
  'code-app-changed': {
    title: 'Your code app was changed',
    text: 'Codes from the new app are now accepted; codes from the old app no longer work.',
  },
  'recovery-codes-renewed': {
    title: 'You have new recovery codes',
    text: 'Ten new recovery codes were created. Your old codes no longer work.',
  },
  'recovery-code-used': {
    title: 'A recovery code was used',
    text: "One of your recovery codes was used to sign in. It can't be used again.",
  },
  'passkey-added': { title: 'A passkey was added', text: 'A new passkey can be used to sign in to your account.' },
  'passkey-removed': {
    title: 'A passkey was removed',
    text: 'One of your passkeys can no longer be used to sign in.',
  },
  'sign-in-reset': {
    title: 'Your sign-in methods were reset',
    text: 'Two admins have reset your sign-in methods: your password, code app, passkeys and sessions no longer work. A new invitation follows in a separate email.',
  },
}

/** Returns the text of a notice; general text for a change that this release does not know. */
function noticeOf(change: StaffNotice): NoticeCopy {
  const noticesByChange: Readonly<Partial<Record<string, NoticeCopy>>> = notices
  return noticesByChange[change] ?? { title: 'Your account was changed', text: 'How you sign in has changed.' }
}
