import { startMailbox } from '@seneb/testkit/mailbox'

import { Stack } from '../support/stack.js'
import { firstAdmin, inboundMailSecret, reportLocation } from './config.js'
import { startSiteControl } from './site-control.js'

/** Starts the whole system once for all browser tests; returns a function that stops it. */
export default async function startSite(): Promise<() => Promise<void>> {
  const mailbox = await startMailbox()
  const stack = await Stack.start({
    smtpUrl: mailbox.url,
    deployables: ['gateway', 'content', 'enquiry', 'ai-planning', 'notification', 'referral', 'identity', 'web'],
    // The web server is a trusted proxy; every test has a separate address and thus a separate limit. Samples are
    // shown, as with `npm start`, so that every row can be tested (O-1).
    environment: {
      GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
      CONTENT_SAMPLES: 'on',
      IDENTITY_FIRST_ADMIN_EMAIL: firstAdmin,
      // Tests hand emails to the gateway as a mail provider does.
      GATEWAY_INBOUND_MAIL_PROVIDER: 'generic',
      GATEWAY_INBOUND_MAIL_SECRET: inboundMailSecret,
      // As in production: the pages send all requests by document id.
      GATEWAY_ADHOC: 'nobody',
    },
  })
  const control = await startSiteControl(stack, mailbox)
  reportLocation({
    siteUrl: stack.siteUrl,
    gatewayUrl: new URL(stack.graphqlUrl).origin,
    controlUrl: control.url,
    databaseUrl: stack.adminUrl,
  })
  return async () => {
    control.stop()
    await stack.stop()
    await mailbox.stop()
  }
}
