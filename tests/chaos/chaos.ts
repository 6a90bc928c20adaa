import { startMailbox } from '@seneb/testkit/mailbox'
import { startImap } from '@seneb/testkit/test-imap'

import { buildWeb } from '../../infra/build/web-build.ts'
import { readCommandLine } from '../../infra/process/command-line.ts'
import { endOnSignals } from '../support/end-on-signals.js'
import { mailSettings } from '../support/mail-settings.js'
import { Stack } from '../support/stack.js'
import { backOfficeMix } from './back-office/back-office-mix.js'
import { chaosUsage, readChaosOptions, type MixName } from './chaos-options.js'
import { deskMix } from './desk/desk-mix.js'
import type { Mix } from './mix.js'
import { newsletterMix } from './newsletter/newsletter-mix.js'
import { partnersMix } from './partners/partners-mix.js'
import { staffMix } from './staff/staff-mix.js'
import { tripPlanMix } from './trip-plan-mix.js'

const mixes: Readonly<Record<MixName, Mix>> = {
  'trip-plans': tripPlanMix,
  staff: staffMix,
  partners: partnersMix,
  desk: deskMix,
  newsletter: newsletterMix,
  'back-office': backOfficeMix,
}

endOnSignals()
process.exitCode = await main()

async function main(): Promise<number> {
  const options = readCommandLine(chaosUsage, readChaosOptions)
  const { deployables, environment, readsMail, run } = mixes[options.mix]
  if (deployables.includes('web')) await buildWeb()
  const mailbox = await startMailbox()
  const imap = readsMail ? await startImap() : undefined
  const settings = { ...environment, ...(imap ? mailSettings(imap.url) : {}) }
  const stack = await Stack.start({ smtpUrl: mailbox.url, environment: settings, deployables })
  try {
    const { count, mix, perSecond, seed, targets } = options
    console.log(`seed ${seed}: ${count} ${mix} at ${perSecond}/s, killing ${targets.join(', ') || 'nothing'}`)
    const { isGood, lines } = await run(stack, mailbox, { ...options, imap })
    console.log(lines.join('\n'))
    return isGood ? 0 : 1
  } finally {
    await stack.stop()
    await imap?.stop()
    await mailbox.stop()
  }
}
