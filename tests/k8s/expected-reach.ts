import { busUsers } from '@seneb/contracts/nats-permissions'

import { deployableNames } from '../../infra/deployables.ts'
import type { Setting } from '../../infra/settings.ts'
import type { Overlay } from './committed.ts'

/** What a process is told by, and so reaches: ends of settings' names, and who is behind them. */
const reachedBy: Readonly<Record<Overlay, readonly (readonly [RegExp, readonly string[]])[]>> = {
  local: [[/_SMTP_URL$/, ['mailbox:1025']]],
  production: [[/_SMTP_URL$/, ['outside:465', 'outside:587']]],
}

const everywhere = [
  [/_DATABASE_URL$/, ['postgres:5432']],
  [/_GATEWAY_URL$/, ['gateway:4001']],
  [/_WEB_URL$/, ['web:4000']],
  [/_(?:API_KEY|SEARCH_CONSOLE_KEY_FILE)$/, ['outside:443']],
] as const

/** What CloudNativePG needs for its copies: each other, to be watched, and the API server wherever that is. */
const ofCopies = [
  'postgres>postgres:5432',
  'postgres>postgres:8000',
  'monitoring>postgres:9187',
  ...['ingress', 'monitoring', 'outside'].flatMap((end) => [`postgres>${end}:443`, `postgres>${end}:6443`]),
]

/** Who talks to whom, read from the schemas of settings and from the users that the contracts give the bus. */
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
      ...reached.flatMap(([, ends]) => ends.map((end) => `${name}>${end}`)),
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
