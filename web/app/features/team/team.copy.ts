/** Text around the team. */
export const teamCopy = {
  founders: 'Co-founders',
  profile: 'Professional profile',
  profileOf: (name: string) => `of ${name}`,
  opensInNewTab: 'opens in a new tab',
  sample: 'Sample: this person does not exist.',
  bodies: 'Accreditation bodies you may come across',
  partner: 'Accreditation partner of Seneb',
  noPartner: 'Independent body; no partnership with Seneb',
  visit: 'Visit its site',
  paid: {
    title: 'How Seneb is paid',
    withoutActor: 'Nobody pays Seneb yet, neither you nor providers. If that changes, we will say so here.',
    sample: 'Sample',
  },
} as const
