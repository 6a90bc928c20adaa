import { join } from 'node:path'

import { deployableNames, type DeployableName } from '../deployables.ts'
import { withoutPassword, type StackInfo } from './stack-file.ts'
import { siteUrlOf, urlOf, type StackPorts } from './stack-ports.ts'

/** Environment variable that holds the address to which processes export spans. */
export const otlpEndpoint = 'OTEL_EXPORTER_OTLP_ENDPOINT'

interface StackLocation {
  readonly dir: string
  readonly env: NodeJS.ProcessEnv
  readonly ports: StackPorts
}

/** Returns the names of everything to start. On one machine no one is on call, so the synthetic patient is left out. */
export function startedNames(): readonly DeployableName[] {
  return deployableNames.filter((name) => name !== 'synthetic-patient')
}

/** Returns the addresses of everything in a stack, without any password. */
export function stackInfo(
  { dir, env, ports }: StackLocation,
  { databaseUrl, natsUrl }: { readonly databaseUrl: string; readonly natsUrl: string },
): StackInfo {
  return {
    web: siteUrlOf(ports.web),
    gateway: urlOf(ports.gateway),
    graphql: `${urlOf(ports.gateway)}/graphql`,
    mailbox: env.NOTIFICATION_SMTP_URL ? null : urlOf(ports.mailbox),
    smtp: env.NOTIFICATION_SMTP_URL ? withoutPassword(env.NOTIFICATION_SMTP_URL) : `smtp://127.0.0.1:${ports.smtp}`,
    traces: env[otlpEndpoint] ? null : urlOf(ports.traces),
    postgres: withoutPassword(databaseUrl),
    nats: natsUrl
      .split(',')
      .map((url) => withoutPassword(url.trim()))
      .join(','),
    health: Object.fromEntries(startedNames().map((name) => [name, urlOf(ports[`${name} health`])])),
    logs: join(dir, 'logs'),
    startedAt: new Date().toISOString(),
    pid: process.pid,
  }
}
