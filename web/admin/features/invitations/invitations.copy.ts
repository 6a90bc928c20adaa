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
  welcomePage: {
    welcomeSenebStaffDesk: 'Welcome · Seneb staff desk',
    yourRecoveryCodes: 'Your recovery codes',
    welcomeToTheTeam: 'Welcome to the team',
    ifYouHaveJoined: 'If you have joined already,',
    signIn: 'sign in',
    next: 'Open the desk',
  },
} as const
