/** Text about the care desk. */
export const careDeskCopy = {
  title: 'The care desk in Cairo',
  text: 'People, not a machine, read what you send.',
  writeTo: 'Write to us',
  whatsapp: 'WhatsApp',
  email: 'Email',
  languages: 'We speak',
  hours: 'We answer',
  contact: 'Ask a question',
  opensInNewTab: 'opens in a new tab',
  inCairo: 'in Cairo',
  everyDay: 'Every day',
  sample: 'sample',
  direct: 'Rather without a form?',
  call: 'Call this number',
} as const
