/** Text of signing in. */
export const signInCopy = {
  addressStep: {
    pleaseEnterYourWork: 'Please enter your work email address',
    text: 'For the team of Seneb. Your passkey is enough on its own.',
    signIn: 'Sign in with a passkey',
    workEmail: 'Work email',
    yourBrowserMayOffer: 'Your browser may offer your passkey here.',
    continueWithPassword: 'Continue with password and code',
    sessionsEndAfterHours: 'Sessions end after 8 hours',
  },
  codeStep: {
    label: 'Code',
    hint: 'Six digits of your code app, or one of your recovery codes.',
    signIn: 'Sign in',
    startAgain: 'Start again',
  },
  passwordStep: {
    password: 'Password',
    continue: 'Continue',
    useAnotherAddress: 'Use another address',
    workEmail: 'Work email',
  },
  waysBack: {
    iCannotSignIn: 'I cannot sign in',
    withoutYourPassword: 'Without your password:',
    getLinkByEmail: 'get a link by email',
    setNewPassword: ', and set a new one with a code, a recovery code or a passkey.',
    withoutYourCodeApp:
      'Without your code app: continue with your password, and enter one of your recovery codes as the code.',
    withoutEitherAsk:
      'Without either: ask an admin. After speaking to you, two of them can end your old sign-in methods and invite you again.',
  },
  signInPage: {
    signInSenebStaff: 'Sign in · Seneb staff desk',
    title: 'Staff desk',
  },
} as const
