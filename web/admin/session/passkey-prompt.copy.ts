/** Text of passkeys, which only a few pages ask for. */
export const passkeyPromptCopy = {
  passkeyPrompt: {
    noPasskeyWasUsed: 'No passkey was used. Try again, or use another sign-in method.',
    thisDevice: 'This device already has one of your passkeys. Use that one, or another device.',
    thisBrowserOrDevice: 'This browser or device could not use a passkey here. Use another sign-in method.',
  },
  passkeysElsewhere: {
    text: 'Passkeys do not work at an IP address.',
    openThisPage: 'Open this page at localhost',
    toUseYours: 'to use yours.',
  },
} as const
