import type { permissionsFor } from '@seneb/contracts/nats-permissions'
import { telemetrySettings } from '@seneb/platform/config'

import { settingsOf, type Setting } from '../../../infra/settings.ts'
import { siteOf, type Read } from '../../k8s/committed.js'
import { allowedShare } from '../../k8s/connections.js'
import { composeDeployment } from './compose-facts.js'
import { expectedOf, type Expected } from './expected-facts.js'
import type { Deployment, Facts } from './facts.js'
import { kubernetesDeployment } from './kubernetes-facts.js'

/** Inherent differences between a compose project and a cluster, with their reasons. */
const byNature: readonly (readonly [RegExp, string])[] = [
  [/^setting \w+_TRUSTED_PROXIES$/, 'networks of containers and of pods are others'],
  [/^setting \w+_DRAIN_DELAY_MS$/, 'compose ends a container before it starts the next'],
  [/^setting TOPOLOGY_NATS_REPLICAS$/, 'compose has one node of NATS'],
  [/^setting \w+_NATS_CA_FILE$/, 'only production has one; expected-facts.ts knows where'],
]

/** Settings that every process may have; steps of a cluster send no traces. */
const everyProcess = ['SENEB_ENV', 'NODE_COMPILE_CACHE', ...settingsOf(telemetrySettings).map(({ name }) => name)]
const steps = ['setup', 'migrate', 'empty-bus']
const isTelemetry = (key: string) => key.startsWith('setting OTEL_')

interface Compared {
  readonly read: Read
  readonly settings: ReadonlyMap<string, readonly Setting[]>
  /** Permissions of a bus user by the contracts, unless a test overrides them. */
  readonly permitted?: typeof permissionsFor
}

/**
 * Returns one sentence for each difference between the files of a deployment, infra/deployables.ts and the settings'
 * schemas.
 */
export function differencesOf({ permitted, read, settings }: Compared): readonly string[] {
  const found = (['trial', 'production'] as const).flatMap((launch) => {
    const site = siteOf(launch === 'trial' ? 'local' : 'production', read)
    const environment = launch === 'trial' ? {} : environmentOf(site)
    const compose = composeDeployment(launch, { environment, read, settings })
    const kubernetes = kubernetesDeployment(launch, { read, settings })
    return [
      ...[compose, kubernetes].flatMap((deployment) => [
        ...unexpected(deployment, expectedOf({ ...deployment, permitted, siteUrl: site['SITE_URL'] ?? '' })),
        ...undeclared(deployment, settings),
        ...tooFewConnections(deployment),
      ]),
      ...unequal(compose, kubernetes),
    ]
  })
  return [...new Set(found)]
}

/** Returns the environment of compose with the values of `site.env`. */
function environmentOf(site: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const mail = ['OPERATOR_EMAIL', 'SENDER_EMAIL', 'FIRST_ADMIN_EMAIL', 'SYNTHETIC_EMAIL', 'MAIL_PROVIDER']
  const names = ['SITE_URL', 'API_URL', ...mail]
  return Object.fromEntries(names.map((name) => [`SENEB_${name}`, site[name] ?? '']))
}

function unexpected({ described, way }: Deployment, expected: Expected): string[] {
  return [...expected].flatMap(([name, { by, facts }]) => {
    const own = described.get(name)
    if (!own) return [`${way === 'compose' ? 'docker-compose.yml' : 'k8s/base'}: ${name} is missing, and ${by} has it.`]
    return [...facts].flatMap(([key, value]) => {
      const fact = own.facts.get(key)
      if (fact?.value === value) return []
      return [
        `${fact?.file ?? own.file}: ${name}: ${key} is ${shown(fact?.value)}, and ${key.startsWith('permissions') ? 'the contracts say' : `${by} says`} ${shown(value)}.`,
      ]
    })
  })
}

/** Returns settings that no schema of the process declares, and required settings that are missing. */
function undeclared({ described }: Deployment, settings: ReadonlyMap<string, readonly Setting[]>): string[] {
  return [...described].flatMap(([name, { facts, file }]) => {
    const declared = settings.get(name)
    if (!declared) return []
    const names = new Set([...declared.map((setting) => setting.name), ...everyProcess])
    const configured = [...facts].filter(([key]) => /^(?:setting|secret) /.test(key))
    const configuredNames = new Set(configured.map(([key]) => nameIn(key)))
    return [
      ...configured
        .filter(([key]) => !names.has(nameIn(key)) && !names.has(nameIn(key).replace(/_FILE$/, '')))
        .map(
          ([key, fact]) => `${fact.file}: ${name}: ${nameIn(key)} is told, and no schema of its settings declares it.`,
        ),
      ...declared
        .filter((setting) => setting.isRequired && !configuredNames.has(setting.name))
        .map((setting) => `${file}: ${name}: ${setting.name} is not told, and its schema requires it.`),
    ]
  })
}

const nameIn = (key: string) => key.replace(/^\w+ /, '')

function tooFewConnections({ connections: { available, file, needed } }: Deployment): string[] {
  const allowed = Math.floor(allowedShare * available)
  if (needed <= allowed) return []
  return [
    `${file}: postgres: ${needed} connections are needed when every pool is at its largest, and four fifths of max_connections are ${allowed}.`,
  ]
}

/** Returns the differences between compose and the cluster for the same process, step or part. */
function unequal(compose: Deployment, kubernetes: Deployment): string[] {
  return [...compose.described].flatMap(([name, own]) => {
    const other = kubernetes.described.get(name)
    if (!other) return []
    const keys = new Set([...own.facts.keys(), ...other.facts.keys()].filter((key) => isComparable(name, key)))
    return [...keys].flatMap((key) => differing(name, key, [own, other]))
  })
}

const isSection = (name: string) => ['postgres', 'nats', 'mailbox'].includes(name)

function isComparable(name: string, key: string): boolean {
  if (byNature.some(([pattern]) => pattern.test(key)) || (steps.includes(name) && isTelemetry(key))) return false
  // Third-party images are the same in both, but parts have different files and memory. The operator names our image,
  // so it is not compared.
  return isSection(name) ? key === 'image' : /^(?:setting|secret) |^memory$/.test(key)
}

function differing(name: string, key: string, [own, other]: readonly [Facts, Facts]): string[] {
  const [one, two] = [own.facts.get(key), other.facts.get(key)]
  // The operator of production uses a separate image.
  if (one?.value === two?.value || (key === 'image' && two === undefined)) return []
  const [here, there] = [one?.file ?? own.file, two?.file ?? other.file]
  return [`${here}: ${name}: ${key} is ${shown(one?.value)}, and ${there} says ${shown(two?.value)}.`]
}

function shown(value: string | undefined): string {
  if (value === undefined) return 'missing'
  return value === '' ? 'empty' : value.slice(0, 200)
}
