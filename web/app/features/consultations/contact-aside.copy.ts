/** Copy beside the contact form; loaded with the component that shows it. */
export const contactAsideCopy = {
  title: 'What happens next?',
  steps: [
    'We email you a reference right away.',
    'Our care team reads your request. It works on Cairo time.',
    'Within 24 hours a person answers, the way you chose or by email; if you chose a later day, we also contact you on that day.',
  ],
  privacy: 'Your details are used to answer this request. A provider sees them only when you ask for it.',
  emergency: 'We give no medical advice. In an emergency, please call the emergency number of the country you are in.',
  planner: 'Know more already? Plan your whole trip',
} as const
