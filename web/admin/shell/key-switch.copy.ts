/** Text of the switch for shortcuts. */
export const keySwitchCopy = {
  title: 'Keyboard',
  label: 'Use single-key shortcuts outside of fields',
  or: 'or',
  searches: 'searches.',
  text: 'and a letter opens a page:',
  theFirstOne: 'the first one.',
  showsAllOfThem: 'shows all of them.',
} as const
