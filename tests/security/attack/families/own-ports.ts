import type { Deployable } from '../../../support/deployables.js'
import type { AttackCase, Family } from '../attack-case.js'
import { exchange, type RawResponse } from '../exchange.js'
import { rejectedWith } from '../verdicts.js'

const names: readonly Deployable[] = ['gateway', 'web', 'identity', 'enquiry']
const paths = ['/metrics', '/readyz', '/livez']

/**
 * Ports of this machine as another site's page reaches them: from another origin, or under its own name (DNS
 * rebinding).
 */
export const ownPorts: Family = {
  name: 'own ports',
  replays: 'health ports that any page could read by a name that leads to this machine',
  atOnce: 4,
  cases: () =>
    names.flatMap((name) =>
      paths.flatMap((path) => [
        requestCase(name, path, { host: 'evil.example' }, 421),
        requestCase(name, path, { host: '127.0.0.1.evil.example' }, 421),
        requestCase(name, path, { origin: 'https://evil.example' }, 403),
      ]),
    ),
}

function requestCase(
  name: Deployable,
  path: string,
  headers: Readonly<Record<string, string>>,
  status: number,
): AttackCase<RawResponse> {
  return {
    name: `${path} of ${name} with ${Object.entries(headers).join()}`,
    send: ({ scene }) => {
      const port = Number(new URL(scene.stack.healthUrlOf(name)).port)
      return exchange(port, { path, headers, from: '127.0.0.1' })
    },
    holds: rejectedWith(status),
  }
}
