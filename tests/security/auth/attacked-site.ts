import { chromium, type Browser } from 'playwright-core'

import { chromiumProgram } from '../../../infra/programs/programs.ts'
import { Stack } from '../../support/stack.js'
import { signInAll } from '../access/callers.js'

/** Site with its desk, a person who is signed in there, and an attacker who tries to act as that person. */
export interface AttackedSite {
  readonly siteUrl: string
  /** URLs of the staff desk's graph: at the gateway directly, and through the site as a browser reaches it. */
  readonly graphqlUrls: readonly string[]
  /** Tokens of open sessions. */
  readonly victim: string
  readonly attacker: string
  readonly browser: Browser
  readonly stop: () => Promise<void>
}

/** Names of both in the graph. */
export const victimName = 'admin'
export const attackerName = 'ops'

/** Starts the servers that a staff member's browser uses. */
export async function startAttackedSite(): Promise<AttackedSite> {
  const executablePath = await chromiumProgram((doing) => process.stderr.write(`${doing}\n`))
  const stack = await Stack.start({ smtpUrl: 'smtp://127.0.0.1:9', deployables: ['gateway', 'web', 'identity'] })
  try {
    const callers = await signInAll(stack.adminUrl)
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    const { graphqlUrl, siteUrl } = stack
    const [victim = '', attacker = ''] = [victimName, attackerName].map((name) => callers.get(name)?.token)
    const stop = async () => {
      try {
        await browser.close()
      } finally {
        await stack.stop()
      }
    }
    return { siteUrl, graphqlUrls: [graphqlUrl, `${siteUrl}/graphql`], victim, attacker, browser, stop }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
