import { busUsers } from '@seneb/contracts/nats-permissions'

import { deployableNames } from '../../infra/deployables.ts'
import type { Setting } from '../../infra/settings.ts'
import type { Overlay } from './committed.ts'

/** Endpoints that a process may reach, by the suffixes of its settings' names. */
const reachedBy: Readonly<Record<Overlay, readonly (readonly [RegExp, readonly string[]])[]>> = {
  local: [[/_SMTP_URL$/, ['mailbox:1025']]],
  production: [
    [/_SMTP_URL$/, ['outside:465', 'outside:587']],
    [/_IMAP_URL$/, ['outside:993']],
  ],
}

const everywhere = [
  [/_DATABASE_URL$/, ['postgres:5432']],
  [/_GATEWAY_URL$/, ['gateway:4001']],
  [/_WEB_URL$/, ['web:4000']],
  [/_(?:API_KEY|SEARCH_CONSOLE_KEY_FILE)$/, ['outside:443']],
] as const

/**
 * Connections that CloudNativePG needs for its replicas: to each other, for monitoring, and to the API server at any
 * address.
 */
const ofCopies = [
  'postgres>postgres:5432',
  'postgres>postgres:8000',
  'monitoring>postgres:9187',
  ...['ingress', 'monitoring', 'outside'].flatMap((end) => [`postgres>${end}:443`, `postgres>${end}:6443`]),
]

/** Returns the expected connections, derived from the settings' schemas and the bus users of the contracts. */
export function expectedReach(
  overlay: Overlay,
  settings: ReadonlyMap<string, readonly Setting[]>,
): ReadonlySet<string> {
  const ofProcesses = deployableNames.flatMap((name) => {
    const names = (settings.get(name) ?? []).map((setting) => setting.name)
    const reached = [...everywhere, ...reachedBy[overlay]].filter(([end]) =>
      names.some((variable) => end.test(variable)),
    )
    return [
      ...reached.flatMap(([, endpoints]) => endpoints.map((end) => `${name}>${end}`)),
      `${name}>monitoring:4318`,
      `monitoring>${name}:9464`,
    ]
  })
  // The person who judges the quarantine does it from outside of the platform's processes.
  const onBus = busUsers.filter((user) => user !== 'quarantine').map((user) => `${user}>nats:4222`)
  return new Set([
    ...ofProcesses,
    ...onBus,
    'nats>nats:6222',
    'ingress>web:4000',
    'ingress>gateway:4001',
    'setup>postgres:5432',
    'migrate>postgres:5432',
    ...(overlay === 'production' ? ['imprint>postgres:5432', ...ofCopies] : []),
  ])
}
