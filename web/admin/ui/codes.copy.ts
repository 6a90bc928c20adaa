/** Text of code apps and recovery codes. */
export const codesCopy = {
  codeApp: {
    title: 'Your code app',
    label: 'QR code for your code app',
    text: 'Scan this with your code app, or type the secret into it:',
    openInAnApp: 'Open in an app on this device',
  },
  recoveryCodes: {
    text: 'Each of these replaces your code app once, if you lose it. They are never shown again. Keep them where only you can reach them.',
    recoveryCodes: 'Recovery codes',
    iHaveStoredThem: 'I have stored them',
    download: 'Download',
    copy: 'Copy',
    print: 'Print',
    copied: 'Copied',
  },
} as const
