/** Text of accepting an invitation. */
export const invitationsCopy = {
  acceptForm: {
    youWereInvitedAs: 'You were invited as',
    text: (email: string) => `, with the address ${email}.`,
    createAPasskey: 'Create a passkey and join',
    join: 'Join',
    label: 'Your name',
  },
  meansChoice: {
    passkey: [
      'A passkey (recommended)',
      'Your fingerprint, your face or the PIN of this device. No fake site can trick you out of it.',
    ],
    password: ['A password and a code app', 'Two things to type each time. You can add a passkey later.'],
    title: 'How you will sign in',
  },
  passwordAndCode: {
    label: 'Password',
  },
} as const
