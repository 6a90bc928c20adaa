import { expect, test } from '@jest/globals'
import { isServed, type SitePath } from '@seneb/contracts/vocabulary/site-routes'
import { within } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'

import { Footer, FooterHelp, FooterLegal, FooterSocial } from './footer.js'
import { servedLinks } from './served-links.js'
import { shellCopy } from './shell.copy.js'
import { emptySiteSettings, type SiteSettings } from './site-settings.js'

const settings: SiteSettings = {
  ...emptySiteSettings,
  companyName: 'Seneb Ltd',
  registrationLine: 'Registered in England, no. 1234567',
  address: '1 Example Street, London',
  privacyEmail: 'privacy@seneb.example',
  waitingListUrl: 'https://waiting.example/list',
  careDesk: {
    email: 'care@seneb.example',
    whatsapp: '+20 00 0000 0000',
    isSample: false,
    languages: ['English'],
    hours: { days: [0, 1, 2, 3, 4], opensAt: '09:00', closesAt: '17:00' },
  },
  partners: { hosts: [], text: '' },
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.example/seneb', isSample: false },
    { name: 'Instagram', url: 'https://instagram.example/seneb', isSample: false },
    { name: 'LinkedIn', url: 'https://linkedin.example/seneb', isSample: false },
  ],
}

/** The footer as the server writes it. */
function shown(siteSettings: SiteSettings) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Footer
        waitingListUrl={siteSettings.waitingListUrl}
        help={<FooterHelp careDesk={siteSettings.careDesk} />}
        social={<FooterSocial links={siteSettings.socialLinks} />}
        legal={<FooterLegal settings={siteSettings} year={2027} />}
      />
    </MemoryRouter>,
  )
  return within(new JSDOM(html).window.document.body)
}

test('the waiting list opens in a new tab, and says so [SHELL-10, GEN-06, D-68]', () => {
  const footer = shown(settings)
  const link = within(footer.getByRole('navigation', { name: 'Quick Links' })).getByText('Waiting List', {
    exact: false,
  })
  expect(link.getAttribute('href')).toBe('https://waiting.example/list')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(link.textContent).toContain('opens in a new tab')
})

test('the name, the registration and the address of the company are beside the copyright [SHELL-12, SHELL-13, GEN-09, D-77]', () => {
  const footer = shown(settings)
  const legalText = footer.getByText(/^© 2027 Seneb/).textContent
  expect(legalText).toContain('Seneb Ltd\u00A0· Registered in England, no. 1234567\u00A0· 1 Example Street, London')
  // Every mark is joined to the preceding words, so that no line begins with one.
  expect(legalText.match(/.·/g)).toEqual(['\u00A0·', '\u00A0·', '\u00A0·'])
})

test('there is a contact for questions about personal data [D-77]', () => {
  const link = shown(settings).getByText('privacy@seneb.example')
  expect(link.getAttribute('href')).toBe('mailto:privacy@seneb.example')
})

test('the foot of every page has a way to reach a person, and the hours [D-77]', () => {
  const help = within(shown(settings).getByRole('navigation', { name: 'Help' }))
  expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact-us',
    '/search',
    '/costs',
    '/check-quote',
    '/timeline',
    'mailto:care@seneb.example',
    'https://wa.me/200000000000',
  ])
  expect(help.getByText(/Sunday to Thursday, 09:00–17:00 in Cairo/)).toBeDefined()
  const unset = within(shown(emptySiteSettings).getByRole('navigation', { name: 'Help' }))
  expect(unset.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Contact us',
    'Search',
    'The whole cost, door to door',
    'Check a quote',
    'Your stay, day by day',
  ])
})

test("'Follow Us' has Facebook, Instagram and LinkedIn [SHELL-15]", () => {
  const footer = shown(settings)
  const links = within(footer.getByRole('navigation', { name: 'Follow Us' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(settings.socialLinks.map(({ url }) => url))
  expect(links.map((link) => link.textContent.split('↗')[0])).toEqual(['Facebook', 'Instagram', 'LinkedIn'])
})

test('unset values leave no hole and nothing is invented [D-68, D-77]', () => {
  const footer = shown(emptySiteSettings)
  expect(footer.queryByText(/Waiting List/)).toBeNull()
  expect(footer.queryByRole('navigation', { name: 'Follow Us' })).toBeNull()
  expect(footer.getByText(/^© 2027 Seneb/).textContent).toBe('© 2027 Seneb')
})

test('a link is only shown once its page is served (D-33)', () => {
  const links = [...shellCopy.footer.quick, ...shellCopy.footer.about, ...shellCopy.aboutLinks]
  expect(servedLinks(links).map(({ to }) => to)).toContain('/trip-planner')
  const nowhere = { label: 'Nowhere', to: '/nowhere' as SitePath }
  expect(servedLinks([nowhere])).toHaveLength(0)
})

test('the columns and the legal line link the pages that the specification names, as far as they exist [SHELL-09, SHELL-14]', () => {
  const footer = shown(emptySiteSettings)
  const linksOf = (column: HTMLElement) =>
    within(column)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  const served = (...links: readonly (readonly [string, string])[]) => links.filter(([, to]) => isServed(to))

  expect(linksOf(footer.getByRole('navigation', { name: 'Quick Links' }))).toEqual(
    served(
      ['Talk to a Care Advisor', '/trip-planner'],
      ['Cost Estimator', '/budget-estimator'],
      ['Become a Health Access Ambassador', '/affiliate-guide'],
    ),
  )
  expect(linksOf(footer.getByRole('navigation', { name: 'About Us' }))).toEqual([
    ['Why Egypt', '/why-egypt'],
    ['Our Team', '/our-team'],
    ['Our Values', '/our-values'],
    ['Blog', '/blogs'],
  ])
  for (const [name, path] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Service', '/terms-of-service'],
    ['Cookie Policy', '/cookie-policy'],
    ['Site Map', '/sitemap'],
  ] as const) {
    expect(footer.getByRole('link', { name }).getAttribute('href')).toBe(path)
  }
})

test('samples are called that and are no links: company, desk, mailbox and networks [D-77]', () => {
  const footer = shown({
    ...settings,
    isSampleCompany: true,
    careDesk: { ...settings.careDesk, isSample: true },
    socialLinks: settings.socialLinks.map((link) => ({ ...link, isSample: true })),
    waitingListUrl: '',
  })

  expect(footer.getByText(/^Sample details, no real company: Seneb Ltd/)).toBeTruthy()
  for (const text of ['care@seneb.example (sample)', 'WhatsApp +20 00 0000 0000 (sample)', 'Facebook (sample)'])
    expect(footer.getByText(text)).toBeTruthy()
  const addresses = footer.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([])
})
