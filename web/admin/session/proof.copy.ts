/** Text of unlocking the desk and of confirming an identity. */
export const proofCopy = {
  lockCover: {
    unlockWithAPasskey: 'Unlock with a passkey',
    password: 'Password',
    unlock: 'Unlock',
    signOutInstead: 'Sign out instead',
    title: 'The desk is locked',
    text: (name: string) =>
      `${name}, your work is still here. Unlock the desk with your passkey or password to continue.`,
  },
  proveDialog: {
    title: "Confirm that it's you",
    text: 'This asks you to sign in again if you last did so more than ten minutes ago. Then you continue here.',
    useAPasskey: 'Use a passkey',
    password: 'Password',
    code: 'Code',
    hint: 'Six digits of your app, or a recovery code.',
    cancel: 'Cancel',
    confirm: 'Confirm',
  },
} as const
