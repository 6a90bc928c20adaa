/** Text of setting a new password. */
export const resetsCopy = {
  askResetForm: {
    text: 'The link goes to your work email. It sets a password only together with a code, a recovery code or a passkey.',
    title: 'If someone on the team has this address, a link is on its way to them.',
    note: 'It works once, for 30 minutes.',
    label: 'Work email',
    mailMeALink: 'Email me a link',
    backToSigningIn: 'Back to sign-in',
  },
  resetForm: {
    newPassword: 'New password',
    setIt: 'Set it with a passkey',
    code: 'Code',
    hint: 'Six digits of your code app, or one of your recovery codes.',
    setThePassword: 'Set the password',
    requestNewLink: 'Ask for a new link',
  },
  resetPage: {
    newPasswordSenebStaff: 'New password · Seneb staff desk',
    aNewPassword: 'A new password',
    yourPasswordIsSet: 'Your password is set.',
    note: 'You were signed out everywhere else, and we have emailed you about the change.',
    signIn: 'Sign in',
  },
} as const
