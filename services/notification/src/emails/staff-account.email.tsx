import { greetingName, visible } from '@seneb/contracts/forms/greeting-name'
import type { MeansChange } from '@seneb/contracts/messages/identity/means.messages'
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
  /** The secret of the link; behind the #, so that no server and no log is told it. */
  readonly token: string
  readonly expiresAt: Date
  readonly siteUrl: string
}

/** Asks somebody to join the team (ADM-09). It names nobody else and says nothing of what they may do. */
export function staffInvitation({ expiresAt, name, siteUrl, token }: StaffLink): Email {
  const link = `${siteUrl}/admin/welcome#${encodeURIComponent(token)}`
  const title = 'You are invited to the Seneb team'
  return staffEmail({ title, preview: 'Open your invitation to set up how you sign in.', name, siteUrl }, [
    <Paragraph key="words">
      Open the link to choose how you sign in: with a passkey, or with a password and a code app. It takes about three
      minutes.
    </Paragraph>,
    <ActionLink key="link" href={link} words="Accept the invitation" />,
    <Paragraph key="until" soft>
      The link works once, until {formatInstant(expiresAt)}. If it is over, ask for a new one.
    </Paragraph>,
    <Paragraph key="not-you" soft>
      You did not expect this? Leave it, and nothing happens.
    </Paragraph>,
  ])
}

/** The link by which a person of the team sets a new password; it asks for their second factor (S9). */
export function staffPasswordReset({ expiresAt, name, siteUrl, token }: StaffLink): Email {
  const link = `${siteUrl}/admin/reset#${encodeURIComponent(token)}`
  const title = 'Set a new password'
  return staffEmail({ title, preview: 'The link works for half an hour.', name, siteUrl }, [
    <Paragraph key="words">
      Open the link to set a new password. You also need your code app, a recovery code or a passkey.
    </Paragraph>,
    <ActionLink key="link" href={link} words="Set a new password" />,
    <Paragraph key="until" soft>
      The link works once, until {formatInstant(expiresAt)}.
    </Paragraph>,
    <Paragraph key="not-you" soft>
      You did not ask for this? Leave it: without your second factor the link is of no use to anybody.
    </Paragraph>,
  ])
}

interface Noticed {
  readonly change: StaffNotice
  readonly changedAt: Date
  readonly name: string
  /** The browser it was done by, where one is known. */
  readonly clientText?: string
  readonly siteUrl: string
}

/** Tells a person of the team that how they sign in has changed. It leads nowhere but to the site itself (ASVS 6.3.6). */
export function staffNotice({ change, changedAt, clientText, name, siteUrl }: Noticed): Email {
  const { title, words } = noticeOf(change)
  const by = clientText ? `, by ${visible(clientText)}` : ''
  return staffEmail({ title, preview: words, name, siteUrl }, [
    <Paragraph key="words">{words}</Paragraph>,
    <Paragraph key="when">
      When: {formatInstant(changedAt)}
      {by}.
    </Paragraph>,
    <Notice key="not-you" tone="care" title="Was it not you?">
      Sign in at <TextLink href={`${siteUrl}/admin/me`}>your account</TextLink>, end every other session, change your
      password, and tell an admin of the team at once.
    </Notice>,
  ])
}

interface Frame {
  readonly title: string
  readonly preview: string
  readonly name: string
  readonly siteUrl: string
  /** What the mail is about and why it came, at its end; their account unless said. */
  readonly fine?: string
}

const aboutAccount =
  'This email is about your account in the Seneb team. We never ask for a password or a code by email.'

/** The frame of every mail to one of the team. */
export function staffEmail({ fine = aboutAccount, name, preview, siteUrl, title }: Frame, children: ReactNode): Email {
  const greeted = greetingName(name)
  return renderEmail(
    title,
    <EmailTemplate
      title={title}
      preview={preview}
      masthead={<SunriseMasthead siteUrl={siteUrl} />}
      footer={<FinePrint>{fine}</FinePrint>}
    >
      <Title>{title}</Title>
      <Paragraph>{greeted ? `Hello ${greeted},` : 'Hello,'}</Paragraph>
      {children}
    </EmailTemplate>,
  )
}

type StaffNotice = MeansChange

interface NoticeCopy {
  readonly title: string
  readonly words: string
}

/** What each notice says; a kind of change that has no words does not compile. */
const notices: Readonly<Record<StaffNotice, NoticeCopy>> = {
  'new-device': {
    title: 'Someone signed in from a new browser',
    words: 'Your account was signed in to from a browser that it was not used in before.',
  },
  'password-changed': { title: 'Your password was changed', words: 'Your account has a new password.' },
  'password-switched-off': {
    title: 'Your password was switched off',
    words:
      'It was entered wrongly a hundred times in a row, so it opens nothing any more until you set a new one. Passkeys go on working.',
  },
  'code-app-changed': {
    title: 'Your code app was changed',
    words: 'Codes of another app are taken from now on; those of the app before are not.',
  },
  'recovery-codes-renewed': {
    title: 'You have new recovery codes',
    words: 'Ten new recovery codes were made. Those you had before open nothing any more.',
  },
  'recovery-code-used': {
    title: 'A recovery code was used',
    words: 'Your account was signed in to by one of your recovery codes. It works only once.',
  },
  'passkey-added': { title: 'A passkey was added', words: 'Your account can be signed in to by a new passkey.' },
  'passkey-removed': {
    title: 'A passkey was removed',
    words: 'One of your passkeys opens your account no more.',
  },
  'means-reset': {
    title: 'Your ways to sign in were reset',
    words:
      'Two admins have reset how you sign in: password, code app, passkeys and sessions have ended. A new invitation comes in an email of its own.',
  },
}

/** The words of a notice; a change that this release does not know is told in general words. */
function noticeOf(change: StaffNotice): NoticeCopy {
  const known: Readonly<Partial<Record<string, NoticeCopy>>> = notices
  return known[change] ?? { title: 'Your account was changed', words: 'How you sign in has changed.' }
}
