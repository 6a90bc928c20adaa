/** Text of the palette, which is loaded after the page. */
export const paletteCopy = {
  title: 'What do you want to do?',
  label: 'People, pages and actions',
  nameReferencePhonePage: 'Name, reference, phone, page or action',
  typeAPage: 'Type a page or an action',
  searching: 'Searching...',
  noMatches: 'No matches.',
  goTo: (label: string) => `Go to ${label}`,
  g: (key: string) => `g ${key}`,
  showAllKeys: 'Show all keys',
  changeBetweenLight: 'Change between light and dark',
  lockTheDesk: 'Lock the desk',
  signOut: 'Sign out',
} as const
