import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { allBuckets } from '@seneb/contracts/document-buckets'
import { readSettings } from '@seneb/platform/config'
import { closeTimeoutMs } from '@seneb/platform/shutdown'

import { deployableNames } from '../../infra/deployables.ts'
import { secretObjects } from '../../infra/k8s/secret-objects.ts'
import { loadOrCreateSecrets, secretHolders } from '../../infra/local/secrets.ts'
import { filledNatsConf } from '../../infra/nats/nats.ts'
import { isSecretName, type Setting } from '../../infra/settings.ts'
import { committedObjects, kustomizationOf, objectsOf, overlays, siteOf, type Overlay } from '../k8s/committed.js'
import { connectionsOf } from '../k8s/connections.js'
import { expectedReach } from '../k8s/expected-reach.js'
import { imagePlaceholder, nameLabel } from '../k8s/kubernetes-object.js'
import { reachOf } from '../k8s/reach.js'
import { violationsOf } from '../k8s/rules.js'
import { configuredFor } from '../k8s/configured.js'
import { unknownFields } from '../k8s/unknown-fields.js'
import { internalOf, workloadsOf } from '../k8s/workloads.js'
import { everySchema, everySetting } from '../support/every-setting.js'
import { knownSecrets } from '../support/known-secrets.js'
import { mailServers } from '../support/mail-servers.js'

let settings: ReadonlyMap<string, readonly Setting[]>
beforeAll(async () => {
  settings = await everySetting()
})

const root = new URL('../../', import.meta.url)
const folder = fileURLToPath(new URL('k8s', root))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))

test('every file of a folder is named by its kustomization, and no other', () => {
  const named = files
    .filter((file) => basename(file) === 'kustomization.yaml')
    .flatMap((file) => {
      const own = kustomizationOf(dirname(file)).resources.filter((name) => name.endsWith('.yaml'))
      return [...own, 'kustomization.yaml'].map((name) => join(dirname(file), name))
    })

  expect(named.toSorted()).toEqual(files.toSorted())
  expect(named.length).toBeGreaterThan(30)
})

test('fields that an API server drops are named, and empty ones are not', () => {
  const sent = { spec: { replcias: 1, containers: [{ nmae: 'a', image: '' }], ingress: [] }, data: { a: 'b' } }

  expect(unknownFields(sent, { spec: { containers: [{ image: 'b' }] }, data: { a: 'c' } })).toEqual([
    'spec.replcias',
    'spec.containers.0.nmae',
  ])
})

test('production puts every segment of the log and a nightly backup into a store outside of the cluster, and drops them in time [R18]', () => {
  const objects = committedObjects('production')
  const only = <Kind extends string>(kind: Kind) => {
    const found = objects.filter((object) => object.kind === kind)
    expect(found).toHaveLength(1)
    return found[0] as Extract<(typeof objects)[number], { kind: Kind }>
  }
  const [cluster, nightly, store] = [only('Cluster'), only('ScheduledBackup'), only('ObjectStore')]

  expect(cluster.spec.plugins).toMatchObject([
    { isWALArchiver: true, parameters: { barmanObjectName: store.metadata.name } },
  ])
  expect(nightly.spec.pluginConfiguration?.name).toBe(cluster.spec.plugins?.[0]?.name)
  expect(nightly.spec.cluster.name).toBe(cluster.metadata.name)
  expect(nightly.spec.schedule.split(' ')).toHaveLength(6)
  expect(Object.keys(siteOf('production'))).toEqual(expect.arrayContaining(['BACKUP_DESTINATION', 'BACKUP_ENDPOINT']))
  expect(store.spec.retentionPolicy).toMatch(/^[1-9]\d*[dwm]$/)
  expect(store.spec.configuration.destinationPath).toMatch(/^s3:\/\/\w+/)
  expect(store.spec.configuration.endpointURL).toMatch(/^https:/)
})

describe.each(overlays)('the overlay %s', (overlay) => {
  const objects = committedObjects(overlay)
  const ours = internalOf(workloadsOf(objects))

  test('holds every pod to the profile "restricted", to limits and to probes', () => {
    expect(violationsOf(objects)).toEqual([])
  })

  test('allows exactly the declared network connections [S15]', () => {
    expect([...reachOf(objects)].toSorted()).toEqual([...expectedReach(overlay, settings)].toSorted())
  })

  test('runs every deployable and every step, all from one image', () => {
    const steps = ['setup', 'migrate', 'empty-bus', ...(overlay === 'production' ? ['imprint'] : [])]
    expect(ours.map(({ name }) => name).toSorted()).toEqual([...deployableNames, ...steps].toSorted())
    const images = ours.flatMap(({ pod }) => pod?.containers.map(({ image }) => image))
    expect([...new Set(images)]).toEqual([imagePlaceholder])
  })

  test('leaves PostgreSQL a fifth of its connections during a full replacement', () => {
    const { available, needed } = connectionsOf(objects, {
      settings,
      replicas: kustomizationOf(`overlays/${overlay}`).replicas,
    })
    expect(needed).toBeGreaterThan(serviceNames.length * 10)
    expect(needed).toBeLessThanOrEqual(0.8 * available)
  })

  test('sets exactly the settings that processes read', () => {
    const everyProcess = ['NODE_COMPILE_CACHE', 'SENEB_ENV', ...settings.get('every process')!.map(({ name }) => name)]
    for (const { name, pod } of ours.filter(({ kind }) => kind !== 'CronJob')) {
      const declared = settings.get(name) ?? []
      const variables = (pod?.containers[0]?.env ?? []).map((variable) => variable.name)
      const plain = variables.filter((variable) => !everyProcess.includes(variable)).map((v) => v.replace(/_FILE$/, ''))
      expect(declared.map((setting) => setting.name)).toEqual(expect.arrayContaining(plain))
      expect(plain).toEqual(
        expect.arrayContaining(declared.filter(({ isRequired }) => isRequired).map((setting) => setting.name)),
      )
    }
  })

  test('defines everything that it references', () => {
    const configMaps = {
      platform: objects.find((object) => object.kind === 'ConfigMap' && object.metadata.name === 'platform'),
      site: siteOf(overlay),
    }
    const values = { platform: (configMaps.platform as { data: object }).data, site: configMaps.site }
    const references = ours.flatMap(({ pod }) =>
      (pod?.containers[0]?.env ?? []).flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef ?? []),
    )
    expect(references.length).toBeGreaterThan(20)
    for (const { key, name } of references) expect(Object.keys(values[name as 'platform' | 'site'])).toContain(key)
  })

  test('names secrets by file only, and config maps contain none [S15]', () => {
    const variables = ours.flatMap(({ pod }) => pod?.containers[0]?.env?.map(({ name }) => name) ?? [])
    const configured = objects.flatMap((object) => (object.kind === 'ConfigMap' ? Object.keys(object.data) : []))
    expect([...variables, ...configured, ...Object.keys(siteOf(overlay))].filter(isSecretName)).toEqual([])
    expect(variables.some((name) => isSecretName(name.replace(/_FILE$/, '')))).toBe(true)
    for (const path of files) {
      const text = readFileSync(join(folder, path), 'utf8')
      expect({ path, logins: text.match(/:\/\/[^/\s:]+:[^/\s@]+@/g) }).toEqual({ path, logins: null })
    }
  })

  test("gives each pod its own secret alone, with every file that the pod's settings name [S15]", () => {
    const secrets = new Map(secretsOf(overlay === 'production').map((secret) => [secret.metadata.name, secret]))
    for (const { name, pod } of ours) {
      const mounted = (pod?.volumes ?? []).flatMap(({ projected }) => projected?.sources ?? [])
      const own = mounted.flatMap(({ secret }) => (secret?.items ? [] : (secret?.name ?? [])))
      const files = (pod?.containers[0]?.env ?? []).flatMap(
        ({ value = '' }) => /^\/run\/seneb\/(.*)$/.exec(value)?.[1] ?? [],
      )
      expect({ name, own }).toEqual({ name, own: files.length === 0 ? [] : [name === 'imprint' ? 'content' : name] })
      expect(Object.keys(secrets.get(own[0] ?? '')?.stringData ?? {})).toEqual(expect.arrayContaining(files))
    }
  })
})

test('widening or removing any policy changes the reachable pods', () => {
  const objects = committedObjects('production')
  const before = reachOf(objects)
  const isPolicy = (object: (typeof objects)[number]) => object.kind === 'NetworkPolicy'
  const blind = objects.filter(isPolicy).filter((policy) => {
    const after = reachOf(objects.filter((object) => object !== policy))
    return after.size === before.size && !['names', 'default-deny'].includes(policy.metadata.name)
  })
  expect(blind.map(({ metadata }) => metadata.name)).toEqual([])

  const open = { podSelector: {}, ingress: [{}], policyTypes: ['Ingress' as const] }
  const wider = objects.map((object) =>
    object.kind === 'NetworkPolicy' && object.metadata.name === 'postgres' ? { ...object, spec: open } : object,
  )
  expect(reachOf(wider).size).toBeGreaterThan(before.size)
})

test('an undeclared pod reaches no other pod [S15]', () => {
  const objects = committedObjects('production')
  const [deployment] = objects.filter((object) => object.kind === 'Deployment')
  if (!deployment) throw new Error('there is no deployment')
  const labels = { [nameLabel]: 'stranger' }
  const template = { ...deployment.spec.template, metadata: { labels } }
  const stranger = { ...deployment, spec: { ...deployment.spec, template } }
  const isDefault = (object: (typeof objects)[number]) => object.metadata.name === 'default-deny'

  expect(reachOf([...objects, stranger])).toEqual(reachOf(objects))
  expect(reachOf([...objects.filter((object) => !isDefault(object)), stranger])).not.toEqual(reachOf(objects))
})

describe('the launch guard with the settings of the production pods', () => {
  const home = mkdtempSync(join(tmpdir(), 'seneb-secrets-'))
  const secrets = loadOrCreateSecrets(home, secretHolders)
  const login = `care:${secrets.superuser}@mail.seneb.internal`
  const urls = { ...mailServers, smtpUrl: `smtps://${login}`, imapUrl: `imaps://${login}` }
  const podSecrets = secretObjects({ secrets, tls: true, ...urls })
  afterAll(() => rmSync(home, { recursive: true }))

  /** Returns the messages with which every process refuses the values in `site.env`. */
  async function refusals(site: Readonly<Record<string, string>>): Promise<string[]> {
    const objects = committedObjects('production')
    const platform = objects.find((object) => object.kind === 'ConfigMap' && object.metadata.name === 'platform')
    const config = { site, platform: platform?.kind === 'ConfigMap' ? platform.data : {} }
    const schemas = await everySchema()
    return internalOf(workloadsOf(objects)).flatMap(({ name, pod }) => {
      const own = podSecrets.find(({ metadata }) => metadata.name === name)?.stringData ?? {}
      const environment = configuredFor(pod!.containers[0]!, { config, files: own })
      return (schemas.get(name) ?? []).flatMap((schema) => {
        try {
          readSettings(schema, environment)
          return []
        } catch (error) {
          return String(error)
            .split('\n')
            .filter((line) => !line.endsWith('cannot be used:'))
        }
      })
    })
  }

  test('refuses the addresses of the template, and nothing else [S15, S7]', async () => {
    const messages = await refusals(siteOf('production'))
    expect(messages.length).toBeGreaterThan(5)
    expect(messages.filter((message) => !message.includes('address of the template'))).toEqual([])
  })

  test('accepts a completed site.env [S15, S7]', async () => {
    const filled = Object.entries(siteOf('production')).map(([key, value]) => [
      key,
      value.replace('example.org', 'seneb.internal'),
    ])
    expect(await refusals(Object.fromEntries(filled) as Record<string, string>)).toEqual([])
  })
})

test('a pod is given longer to stop than a process takes at the most', () => {
  const deployments = internalOf(workloadsOf(committedObjects('production'))).filter(
    ({ kind }) => kind === 'Deployment',
  )
  expect(deployments).toHaveLength(deployableNames.length)
  for (const { pod } of deployments) {
    const { containers = [], terminationGracePeriodSeconds: graceSeconds = 0 } = pod ?? {}
    const [, stopDelaySeconds] = containers[0]?.lifecycle?.preStop?.exec?.command ?? []
    expect(Number(stopDelaySeconds)).toBeGreaterThan(0)
    expect(graceSeconds * 1000).toBeGreaterThanOrEqual(Number(stopDelaySeconds) * 1000 + closeTimeoutMs + 5000)
  }
})

test('production starts no pod that has secrets without the authority of its servers', () => {
  const { patches = [] } = kustomizationOf('overlays/production')
  const withSecrets = internalOf(workloadsOf(committedObjects('production'))).filter(({ pod }) =>
    pod?.volumes?.some(({ projected }) => projected !== undefined),
  )

  expect(withSecrets.length).toBeGreaterThan(serviceNames.length)
  for (const { kind, name, pod } of withSecrets) {
    // The patch addresses the element by index.
    const [first] = pod?.volumes?.[0]?.projected?.sources ?? []
    expect([name, first?.secret?.name]).toEqual([name, 'nats-tls'])
    const own = patches.filter(({ target }) => target.kind === kind && target.name.split('|').includes(name))
    expect([name, own.map(({ patch }) => patch.includes('/sources/0/secret/optional","value":false'))]).toEqual([
      name,
      [true],
    ])
  }
})

test('the mailbox of a trial runs the program of infra/mailbox', () => {
  const program = readFileSync(new URL('infra/mailbox/serve-mailbox.mjs', root), 'utf8')
  expect(configMapOf('local', 'mailbox')).toEqual({ 'serve-mailbox.mjs': program })
})

test('the secret store has a reference for each secret that the command creates, by its name', () => {
  const fetched = objectsOf('components/external-secrets').flatMap((object) =>
    object.kind === 'ExternalSecret' ? [object] : [],
  )
  const secretTypes = new Map(secretsOf(true).map(({ metadata, type }) => [metadata.name, type]))

  expect(fetched.map(({ metadata }) => metadata.name).toSorted()).toEqual([...secretTypes.keys()].toSorted())
  for (const {
    metadata: { name },
    spec,
  } of fetched) {
    expect(spec.target.name).toBe(name)
    expect(spec.dataFrom).toEqual([{ extract: { key: `seneb/${name}` } }])
    expect(spec.target.template?.type ?? 'Opaque').toBe(secretTypes.get(name))
  }
})

describe('NATS in production', () => {
  const conf = natsConfOf('production')

  test('has three nodes that authenticate each other and clients', () => {
    const certificate = committedObjects('production').find(
      (object) => object.kind === 'Certificate' && object.metadata.name === 'nats',
    )
    const names = certificate?.kind === 'Certificate' ? certificate.spec.dnsNames : []
    const routes = [...conf.matchAll(/nats:\/\/([a-z0-9.-]+):6222/g)].map(([, name]) => name)
    expect(routes).toHaveLength(3)
    expect(names).toEqual(['nats', ...routes])
    expect(conf).toContain('verify: true')
    expect(conf.match(/cert_file: "\/run\/seneb\/tls\.crt"/g)).toHaveLength(2)
  })

  test.each(overlays)('is configured in %s like infra/nats/nats.conf, with the paths of a pod', (overlay) => {
    const production = filledNatsConf(overlay === 'production', {
      NATS_SERVER_NAME: '$POD_NAME',
      NATS_HOST: '"0.0.0.0"',
      NATS_PORT: '4222',
      NATS_MONITOR: '"0.0.0.0:8222"',
      NATS_STORE_DIR: '"/data"',
      NATS_TLS_CERT: '"/run/seneb/tls.crt"',
      NATS_TLS_KEY: '"/run/seneb/tls.key"',
    }).replace('key: $NATS_STORE_KEY', 'include ./store-key.conf')
    const statements = (text: string) => text.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
    const actual = statements(natsConfOf(overlay))

    expect(actual.slice(0, statements(production).length)).toEqual(statements(production))
  })

  test('leaves no value open but the node’s own name, and has room for every bucket', () => {
    expect([...conf.matchAll(/^[^#\n]*\$([A-Z_]+)/gm)].map(([, name]) => name)).toEqual(['POD_NAME'])
    const gigabytes = Number(/max_file_store: (\d+)GB/.exec(conf)?.[1])
    const reserved = allBuckets.reduce((sum, { maxBytes }) => sum + maxBytes, 0)
    expect(gigabytes * 1e9).toBeGreaterThan(reserved)
    expect(gigabytes).toBeLessThan(10)
  })
})

/** The configuration of NATS in an overlay. */
function natsConfOf(overlay: Overlay): string {
  return configMapOf(overlay, 'nats')['nats.conf'] ?? ''
}

function configMapOf(overlay: Overlay, name: string): Readonly<Record<string, string>> {
  const found = committedObjects(overlay).find((object) => object.kind === 'ConfigMap' && object.metadata.name === name)
  return found?.kind === 'ConfigMap' ? found.data : {}
}

function secretsOf(tls: boolean) {
  return secretObjects({ secrets: knownSecrets(), tls, ...mailServers })
}
