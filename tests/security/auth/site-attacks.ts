import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { StaffCookies } from '@seneb/gateway/staff/staff-cookies'

import { attackerName, victimName, type AttackedSite } from './attacked-site.js'
import { anyOf, type AuthAttack } from './auth-attack.js'

type Headers = Readonly<Record<string, string>>

const cookieOf = (token: string) => ({ cookie: `seneb-staff=${token}` })
const fromOurPage = (siteUrl: string): Headers => ({ origin: siteUrl, 'sec-fetch-site': 'same-origin' })
const isIdentityRequest = '{ viewer { name isLocked } }'

/** Returns the viewer that the graph recognizes; undefined for none, in any form of reply. */
async function identify(url: string, headers: Headers, query = isIdentityRequest, type = 'application/json') {
  const body = JSON.stringify({ query })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': type, ...headers }, body })
  return viewerIn(await response.text())
}

function viewerIn(text: string): { readonly name: string; readonly isLocked: boolean } | undefined {
  if (!text.startsWith('{')) return undefined
  const { data } = JSON.parse(text) as { data?: { viewer?: { name: string; isLocked: boolean } | null } | null }
  return data?.viewer ?? undefined
}

/** The victim still works: signed in, and not locked. Without a signed-in victim, an attack shows nothing. */
async function isVictimIn({ graphqlUrls, siteUrl, victim }: AttackedSite): Promise<boolean> {
  const seen = await Promise.all(
    graphqlUrls.map((url) => identify(url, { ...fromOurPage(siteUrl), ...cookieOf(victim) })),
  )
  return seen.every((viewer) => viewer?.name === victimName && !viewer.isLocked)
}

/**
 * A session's cookie is sent with a request from another source than our pages, such as a link, a form or a program.
 */
async function withoutOrigin({ graphqlUrls, siteUrl, victim }: AttackedSite): Promise<boolean> {
  const ways: readonly Headers[] = [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', referer: `${siteUrl}/admin` },
  ]
  const posted = graphqlUrls.flatMap((url) => ways.map((way) => identify(url, { ...way, ...cookieOf(victim) })))
  const read = graphqlUrls.map(async (url) => {
    const response = await fetch(`${url}?query=${encodeURIComponent(isIdentityRequest)}`, { headers: cookieOf(victim) })
    return viewerIn(await response.text())
  })
  return (await Promise.all([...posted, ...read])).some((viewer) => viewer !== undefined)
}

/** The stream of hints is opened by another site's page. */
async function foreignStream({ graphqlUrls, siteUrl, victim }: AttackedSite): Promise<boolean> {
  const ways: readonly Headers[] = [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]
  const opened = graphqlUrls.flatMap((url) =>
    ways.map(async (way) => {
      const controller = new AbortController()
      const headers = { ...way, ...cookieOf(victim), referer: `${siteUrl}/admin` }
      const { status } = await fetch(new URL('/staff/live', url), { headers, signal: controller.signal })
      controller.abort()
      return status
    }),
  )
  return (await Promise.all(opened)).includes(200)
}

/** A page of another origin sends requests from the victim's browser that need no preflight. */
async function crossSitePost(site: AttackedSite): Promise<boolean> {
  const { graphqlUrls, siteUrl, victim } = site
  const origins = ['https://evil.test', 'null', `${siteUrl}.evil.test`, siteUrl.replace(/\d+$/, '9'), `${siteUrl}/`]
  const ways: readonly Headers[] = [
    ...origins.map((origin) => ({ origin, 'sec-fetch-site': 'same-origin' })),
    { origin: siteUrl, 'sec-fetch-site': 'cross-site' },
    { origin: siteUrl, 'sec-fetch-site': 'same-site' },
  ]
  const auditActions = [
    'mutation { lockSession { __typename } }',
    'mutation { signOut { __typename } }',
    isIdentityRequest,
  ]
  const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded']
  const tries = graphqlUrls.flatMap((url) =>
    ways.flatMap((way) => types.flatMap((type) => auditActions.map((mutation) => ({ url, way, type, mutation })))),
  )
  const seen = await Promise.all(
    tries.map(({ mutation, type, url, way }) => identify(url, { ...way, ...cookieOf(victim) }, mutation, type)),
  )
  return seen.some((viewer) => viewer !== undefined) || !(await isVictimIn(site))
}

/** A neighbouring host plants a cookie of ours, so that the victim works in the attacker's session. */
async function tossedCookie({ attacker, graphqlUrls, siteUrl, victim }: AttackedSite): Promise<boolean> {
  const [theirs, planted] = [`seneb-staff=${victim}`, `seneb-staff=${attacker}`]
  const cookies = [`${theirs}; ${planted}`, `${planted}; ${theirs}`, `${theirs};${planted};${theirs}`]
  const seen = await Promise.all(
    graphqlUrls.flatMap((url) => cookies.map((cookie) => identify(url, { ...fromOurPage(siteUrl), cookie }))),
  )
  return seen.some((viewer) => viewer?.name === attackerName)
}

/** Same on a host with neighbors, over https: the browser refuses planted cookies because of their name. */
function unprefixedCookie({ attacker }: AttackedSite): Promise<boolean> {
  const origin = 'https://seneb.example'
  const cookies = new StaffCookies([origin])
  const headers = { ...fromOurPage(origin), ...cookieOf(attacker) }
  const isTaken = cookies.sessionToken({ method: 'POST', url: '/graphql', headers }) !== undefined
  const isLoose = cookies
    .opened({ token: 'token', deviceToken: 'device' })
    .some((cookie) => !/^__Host-[^;]+; Path=[/];.*; Secure$/.test(cookie) || /domain/i.test(cookie))
  return Promise.resolve(isTaken || isLoose)
}

/** Another site shows the desk in a frame and makes its visitors click there. */
async function clickjacking({ browser, siteUrl }: AttackedSite): Promise<boolean> {
  const paths = ['/admin', '/admin/', '/admin/sign-in', '/admin/people', '/admin-panel', '/admin-panel/audit']
  const frames = paths.map((path) => `<iframe src="${siteUrl}${path}"></iframe>`).join('')
  const server = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end(frames))
  const page = await browser.newPage()
  try {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const shown = page.frames().filter((frame) => frame.url().startsWith(siteUrl))
    return shown.length > 0
  } finally {
    await page.close()
    server.close()
  }
}

/** Requires a signed-in victim before the attack, because an attack on a session that is not open proves nothing. */
const whileIn = (way: AuthAttack<AttackedSite>['succeeds']) => async (site: AttackedSite) => {
  if (!(await isVictimIn(site))) throw new Error('the session that is attacked is not open to begin with')
  return way(site)
}

/** Attacks that the site with its staff desk and the gateway must withstand. */
export const siteAttacks: readonly AuthAttack<AttackedSite>[] = [
  { name: 'a cookie that comes without a page of ours', succeeds: whileIn(anyOf(withoutOrigin, foreignStream)) },
  { name: 'a page of another origin that acts for somebody', succeeds: whileIn(crossSitePost) },
  { name: 'a cookie that a neighbour planted', succeeds: whileIn(anyOf(tossedCookie, unprefixedCookie)) },
  { name: 'a way out to another site after signing in', succeeds: whileIn(openRedirect) },
  { name: 'the desk in a frame of another site', succeeds: clickjacking },
]

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
const redirectPaths = [
  '/admin//evil.test',
  '/admin-panel//evil.test',
  '//evil.test/admin',
  '/admin/%2f%2fevil.test',
  '/admin/..//evil.test',
]

/** A link to our own sign-in that redirects to another site, where people would type their password again. */
async function openRedirect(site: AttackedSite): Promise<boolean> {
  return (await redirectsOfServer(site)) || (await redirectsOfDesk(site))
}

async function redirectsOfServer({ siteUrl }: AttackedSite): Promise<boolean> {
  const ways = [...redirectPaths, ...leadsTo.map((to) => `/admin/sign-in?to=${encodeURIComponent(to)}`)]
  const responses = await Promise.all(ways.map((way) => fetch(`${siteUrl}${way}`, { redirect: 'manual' })))
  const hosts = responses.map(({ headers, url }) => new URL(headers.get('location') ?? '/', url).host)
  return hosts.some((host) => host !== new URL(siteUrl).host)
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
      // Without a navigation, nothing would have been tried.
      await page.waitForURL(({ pathname }) => !pathname.endsWith('/sign-in'))
      if (seen.includes(evil)) return true
    }
    return false
  } finally {
    await context.close()
  }
}
