import type { AttackedSite } from './attacked-site.js'

const evil = 'evil.test'
const leadsTo = [
  `//${evil}/`,
  `/\\${evil}/`,
  `\\\\${evil}`,
  `https://${evil}/`,
  `https:${evil}`,
  `/\t/${evil}/`,
  `/..//${evil}/`,
  `/%2F${evil}/`,
  `javascript:location='//${evil}/'`,
]
const asked = [
  '/admin//evil.test',
  '/admin-panel//evil.test',
  '//evil.test/admin',
  '/admin/%2f%2fevil.test',
  '/admin/..//evil.test',
]

/** A link to our own sign-in that redirects to another site, where people would type their password again. */
export async function openRedirect(site: AttackedSite): Promise<boolean> {
  return (await redirectsOfServer(site)) || (await redirectsOfDesk(site))
}

async function redirectsOfServer({ siteUrl }: AttackedSite): Promise<boolean> {
  const ways = [...asked, ...leadsTo.map((to) => `/admin/sign-in?to=${encodeURIComponent(to)}`)]
  const answers = await Promise.all(ways.map((way) => fetch(`${siteUrl}${way}`, { redirect: 'manual' })))
  const places = answers.map(({ headers, url }) => new URL(headers.get('location') ?? '/', url).host)
  return places.some((place) => place !== new URL(siteUrl).host)
}

/**
 * Opens the sign-in page in a signed-in browser, as right after signing in, and checks the address to which it
 * redirects.
 */
async function redirectsOfDesk({ browser, siteUrl, victim }: AttackedSite): Promise<boolean> {
  const context = await browser.newContext()
  try {
    await context.addCookies([{ name: 'seneb-staff', value: victim, url: siteUrl }])
    await context.route(
      ({ host }) => host === evil,
      (route) => route.fulfill({ body: 'Sign in' }),
    )
    const page = await context.newPage()
    const seen: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && seen.push(new URL(request.url()).host))
    for (const to of leadsTo) {
      await page.goto(`${siteUrl}/admin/sign-in?to=${encodeURIComponent(to)}`)
      // Were it never left, nothing would have been tried.
      await page.waitForURL(({ pathname }) => !pathname.endsWith('/sign-in'))
      if (seen.includes(evil)) return true
    }
    return false
  } finally {
    await context.close()
  }
}
