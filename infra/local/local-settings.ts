import type { DeployableName, Settings } from '../deployables.ts'
import { siteUrlOf, urlOf, type StackPorts } from './stack-ports.ts'

/** What `npm start` chooses for the processes of one machine, beside how they find each other. */
export function localSettings(env: NodeJS.ProcessEnv, ports: StackPorts): Partial<Record<DeployableName, Settings>> {
  return {
    // What stands for real things shows what the site can do (O-1).
    content: { CONTENT_SAMPLES: env.CONTENT_SAMPLES ?? 'on' },
    notification: {
      NOTIFICATION_OPERATOR_EMAIL: 'care-team@seneb.example',
      // People answer their receipt, so it comes from an address that is read.
      NOTIFICATION_SENDER_EMAIL: 'care@seneb.example',
      NOTIFICATION_SITE_URL: siteUrlOf(ports.web),
      NOTIFICATION_ONE_CLICK_URL: urlOf(ports.gateway),
    },
    gateway: {
      GATEWAY_INTROSPECTION: 'true',
      // The web server passes on whom it speaks for, so that limits count visitors and not the site.
      GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
      // People type either name of this machine.
      GATEWAY_ALLOWED_ORIGINS: `${siteUrlOf(ports.web)},${urlOf(ports.web)}`,
      GATEWAY_STAFF_ORIGINS: `${siteUrlOf(ports.web)},${urlOf(ports.web)}`,
    },
  }
}
