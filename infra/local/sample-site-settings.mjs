/**
 * What `npm start` shows where an owner has set nothing: every item an invention, marked as a sample, under `.example`
 * (O-1, D-68, D-69, D-77). Elsewhere settings begin empty, so nobody publishes these by accident.
 */
export const sampleSiteSettings = {
  registrationLine: 'Sample Company Ltd, no. 00000000 (sample)',
  address: '1 Sample Street, London (sample)',
  waitingListUrl: 'https://waiting-list.seneb.example/',
  partners: {
    hosts: ['clinic-guide.example', 'travel-care.example', 'second-opinion.example', '.patients-abroad.example'],
    text: 'Thank you for coming to us from one of our partners. You will find the same care team here.',
  },
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.example/seneb' },
    { name: 'Instagram', url: 'https://instagram.example/seneb' },
    { name: 'LinkedIn', url: 'https://linkedin.example/seneb' },
  ],
}
