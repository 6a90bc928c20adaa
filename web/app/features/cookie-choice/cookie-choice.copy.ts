/** Text of the cookie banner and its preferences (CONS-02, CONS-03). */
export const cookieChoiceCopy = {
  label: 'Cookie consent',
  title: 'You decide what we store',
  text: 'The site works without optional cookies. Nothing optional is stored or loaded before you choose.',
  policy: { label: 'Cookie Policy', short: 'Policy', to: '/cookie-policy' },
  necessaryOnly: 'Necessary Only',
  preferences: 'Preferences',
  acceptAll: 'Accept All',
  settings: {
    open: 'Cookie settings',
    title: 'Cookie preferences',
    text: 'The site works without optional cookies, and nothing optional is stored or loaded before you choose. Choose what may be stored on this device. You can change your mind here at any time; we ask again after six months.',
    alwaysOn: 'Always on',
    cancel: 'Cancel',
    save: 'Save Preferences',
  },
} as const
