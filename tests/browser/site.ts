import { test as base, expect, type Page } from '@playwright/test'

import { eventually } from '../support/eventually.js'
import type { ProcessName } from '../support/stack.js'
import { readLocation } from './config.js'
import { untilOpen } from './hydration.js'
import type { PartVerb, TestMail } from './site-control.js'
import type { TeamMember } from './site-team.js'

export { expect }

/** Access of tests to the running site besides its pages: mailbox, database, processes. */
export class SiteStack {
  /** Stops, starts, pauses or resumes a part; resolves when that is done and a started one serves. */
  async part(name: ProcessName, verb: PartVerb): Promise<void> {
    await request(`parts/${name}/${verb}`)
  }

  /** Returns a team member of each role, all able to sign in to the desk. */
  async team(): Promise<readonly TeamMember[]> {
    return (await request('team')) as readonly TeamMember[]
  }

  /** Returns the team member with the role. */
  async memberOf(role: TeamMember['role']): Promise<TeamMember> {
    const member = (await this.team()).find((one) => one.role === role)
    if (!member) throw new Error(`nobody is ${role}`)
    return member
  }

  /** Returns a code of the person that no test has used. */
  async codeOf({ role }: TeamMember): Promise<string> {
    return (await request(`code/${role}`)) as string
  }

  /** Waits for the mail to `address` that contains `phrase`. */
  mail(address: string, phrase: string): Promise<TestMail> {
    return eventually(`a mail to ${address} with ${phrase}`, async () => (await this.mailsTo(address, phrase))[0])
  }

  /** Every mail to `address` so far whose subject or text contains `phrase`. */
  async mailsTo(address: string, phrase: string): Promise<readonly TestMail[]> {
    const mails = (await request(`mails/${address}`)) as readonly TestMail[]
    return mails.filter(({ subject, text }) => subject.includes(phrase) || text.includes(phrase))
  }
}

async function request(what: string): Promise<unknown> {
  const response = await fetch(`${readLocation().controlUrl}/${encodeURI(what)}`)
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(String(body))
  return body
}

interface SiteFixtures {
  /** Messages that the browser's console may contain in this test; any other one fails it. */
  readonly mayComplain: RegExp | undefined
  readonly quietConsole: undefined
  readonly closedBrowsers: undefined
}

/**
 * Test of the site from a separate network address; fails when the page throws, violates its content security policy or
 * reports an error in the console.
 */
export const test = base.extend<SiteFixtures, { readonly stack: SiteStack }>({
  stack: [async ({}, use) => use(new SiteStack()), { scope: 'worker' }],
  baseURL: async ({}, use) => use(readLocation().siteUrl),
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  // Waits for the page's script, which is faster than a person; tests of earlier behavior set `waitUntil`.
  page: async ({ javaScriptEnabled, page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await goto(url, options)
      if (javaScriptEnabled && options?.waitUntil === undefined) await untilOpen(page)
      return response
    }
    await use(page)
  },
  mayComplain: [undefined, { option: true }],
  quietConsole: [
    async ({ page, mayComplain }, use) => {
      const complaints = complaintsOf(page)
      await use(undefined)
      const unexpected = (complaint: string): boolean => !mayComplain?.test(complaint)
      expect(complaints.filter(unexpected)).toEqual([])
    },
    { auto: true },
  ],
  // An additional window that stays open would slow down the windows of later tests.
  closedBrowsers: [
    async ({ browser, context }, use) => {
      await use(undefined)
      for (const other of browser.contexts()) if (other !== context) await other.close()
    },
    { auto: true },
  ],
})

function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.stack || String(error)}`))
  page.on('console', (message) => {
    const { url } = message.location()
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()} ${url}`)
  })
  return complaints
}

/**
 * An address out of the range that is reserved for documentation, one for each test. It differs within the first 64
 * bits, by which the gateway counts.
 */
function addressOf(testId: string): string {
  const halves = [31, 37].map((factor) =>
    [...testId].reduce((total, char) => (total * factor + char.charCodeAt(0)) % 65_536, 7).toString(16),
  )
  return `2001:db8:${halves.join(':')}::1`
}
