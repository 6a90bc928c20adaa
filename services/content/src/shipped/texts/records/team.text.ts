import type { TeamMember } from '../../site.types.js'
import { prose } from '../prose.js'

/** Made-up people for the demonstration: they do not exist, and production leaves them out (TEAM-01, D-64). */
export const team: readonly TeamMember[] = [
  {
    key: 'sample-care',
    name: 'Sample Person One',
    role: 'Co-founder, care (sample)',
    bio: prose(`
      This is sample text. A real co-founder would say here what they have learned and done, what they are responsible
      for at Seneb, and how to reach them.
    `),
    linkedinUrl: 'https://profiles.example/sample-person-one',
    sample: true,
  },
  {
    key: 'sample-partners',
    name: 'Sample Person Two',
    role: 'Co-founder, providers (sample)',
    bio: prose(`
      This is sample text. It shows how long a biography is when it is easy to read on a phone: two or three sentences,
      without titles that nobody can check.
    `),
    linkedinUrl: 'https://profiles.example/sample-person-two',
    sample: true,
  },
  {
    key: 'sample-product',
    name: 'Sample Person Three',
    role: 'Co-founder, product (sample)',
    bio: prose(`
      This is sample text. Real people replace it before the page is published; until then the section stays hidden on
      the public site.
    `),
    linkedinUrl: 'https://profiles.example/sample-person-three',
    sample: true,
  },
]
