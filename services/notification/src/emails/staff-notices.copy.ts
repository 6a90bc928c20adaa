import type { MeansChange } from '@seneb/contracts/messages/identity/means.messages'

export type StaffNotice = MeansChange

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
export function noticeOf(change: StaffNotice): NoticeCopy {
  const known: Readonly<Partial<Record<string, NoticeCopy>>> = notices
  return known[change] ?? { title: 'Your account was changed', words: 'How you sign in has changed.' }
}
