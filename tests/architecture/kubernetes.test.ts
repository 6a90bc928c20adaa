import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { serviceNames } from '@seneb/contracts/define'
import { everyBucket } from '@seneb/contracts/document-buckets'
import { readSettings } from '@seneb/platform/config'
import { closeTimeoutMs } from '@seneb/platform/shutdown'

import { standInSecrets } from '../../infra/compose/compose-parts.ts'
import { deployableNames } from '../../infra/deployables.ts'
import { folders } from '../../infra/k8s/folders.ts'
import { nameLabel } from '../../infra/k8s/kubernetes-object.ts'
import { manifests } from '../../infra/k8s/manifests.ts'
import { natsConf } from '../../infra/k8s/nats-objects.ts'
import { graceSeconds, imagePlaceholder, stopDelaySeconds } from '../../infra/k8s/pods.ts'
import { secretObjects } from '../../infra/k8s/secret-objects.ts'
import { secretHolders } from '../../infra/local/secret-holders.ts'
import { loadOrCreateSecrets } from '../../infra/local/secrets.ts'
import { isSecretName, type Setting } from '../../infra/settings.ts'
import { committedObjects, committedText, kustomizationOf, objectsOf, overlays, siteOf } from '../k8s/committed.js'
import { connectionsOf } from '../k8s/connections.js'
import { expectedReach } from '../k8s/expected-reach.js'
import { reachOf } from '../k8s/reach.js'
import { violationsOf } from '../k8s/rules.js'
import { toldTo } from '../k8s/told.js'
import { faultsOf } from '../k8s/validate.js'
import { oursOf, workloadsOf } from '../k8s/workloads.js'
import { everySchema, everySetting } from '../support/every-setting.js'
import { knownSecrets } from '../support/known-secrets.js'

let settings: ReadonlyMap<string, readonly Setting[]>
beforeAll(async () => {
  settings = await everySetting()
})

describe('the manifests', () => {
  test('are what they are made from, and nothing else lies there', () => {
    const folder = fileURLToPath(new URL('../../k8s', import.meta.url))
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'))

    expect(found.toSorted()).toEqual([...manifests().keys()].toSorted())
    for (const [path, text] of manifests()) expect({ path, text: committedText(path) }).toEqual({ path, text })
  })

  test('name every file of their folder', () => {
    for (const [folder, { files }] of Object.entries(folders())) {
      expect(kustomizationOf(folder).resources).toEqual(expect.arrayContaining(Object.keys(files)))
    }
  })

  test('are what the API knows', () => {
    const all = [...overlays.flatMap(committedObjects), ...objectsOf('components/external-secrets')]
    expect(all.length).toBeGreaterThan(100)
    expect(faultsOf(all)).toEqual([])
  })

  test('what the API does not know is found', () => {
    const [wrong] = committedObjects('local').filter((object) => object.kind === 'Deployment')
    if (!wrong) throw new Error('there is no deployment')
    expect(faultsOf([{ ...wrong, spec: { ...wrong.spec, replicas: 'two' } } as never])).toHaveLength(1)
  })
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
  const wrong = { ...store, spec: { ...store.spec, retentionPolicy: 'for ever' } }
  const nowhere = { ...store, spec: { ...store.spec, configuration: { endpointURL: 'https://s3.example.org' } } }
  for (const object of [wrong, nowhere]) expect(faultsOf([object as never])).toHaveLength(1)
})

describe.each(overlays)('the overlay %s', (overlay) => {
  const objects = committedObjects(overlay)
  const ours = oursOf(workloadsOf(objects))

  test('holds every pod to the profile "restricted", to limits and to probes', () => {
    expect(violationsOf(objects)).toEqual([])
  })

  test('lets exactly those reach each other who talk to each other [S15]', () => {
    expect([...reachOf(objects)].toSorted()).toEqual([...expectedReach(overlay, settings)].toSorted())
  })

  test('runs every deployable and every step, all from one image', () => {
    const steps = ['setup', 'migrate', 'empty-bus', ...(overlay === 'production' ? ['imprint'] : [])]
    expect(ours.map(({ name }) => name).toSorted()).toEqual([...deployableNames, ...steps].toSorted())
    const images = ours.flatMap(({ pod }) => pod?.containers.map(({ image }) => image))
    expect([...new Set(images)]).toEqual([imagePlaceholder])
  })

  test('leaves PostgreSQL a fifth of its connections while everything is replaced at once', () => {
    const { available, needed } = connectionsOf(objects, {
      settings,
      replicas: kustomizationOf(`overlays/${overlay}`).replicas,
    })
    expect(needed).toBeGreaterThan(serviceNames.length * 10)
    expect(needed).toBeLessThanOrEqual(0.8 * available)
  })

  test('tells processes what they read, and nothing that nobody reads', () => {
    const everyProcess = ['NODE_COMPILE_CACHE', 'SENEB_ENV', ...settings.get('every process')!.map(({ name }) => name)]
    for (const { name, pod } of ours.filter(({ kind }) => kind !== 'CronJob')) {
      const known = settings.get(name) ?? []
      const told = (pod?.containers[0]?.env ?? []).map((variable) => variable.name)
      const plain = told.filter((variable) => !everyProcess.includes(variable)).map((v) => v.replace(/_FILE$/, ''))
      expect(known.map((setting) => setting.name)).toEqual(expect.arrayContaining(plain))
      expect(plain).toEqual(
        expect.arrayContaining(known.filter(({ isRequired }) => isRequired).map((setting) => setting.name)),
      )
    }
  })

  test('says all that it refers to', () => {
    const said = {
      platform: objects.find((object) => object.kind === 'ConfigMap' && object.metadata?.name === 'platform'),
      site: siteOf(overlay),
    }
    const known = { platform: (said.platform as { data: object }).data, site: said.site }
    const references = ours.flatMap(({ pod }) =>
      (pod?.containers[0]?.env ?? []).flatMap(({ valueFrom }) => valueFrom?.configMapKeyRef ?? []),
    )
    expect(references.length).toBeGreaterThan(20)
    for (const { key, name } of references) expect(Object.keys(known[name as 'platform' | 'site'])).toContain(key)
  })

  test('says no secret but by the name of a file, and config maps hold none [S15]', () => {
    const variables = ours.flatMap(({ pod }) => pod?.containers[0]?.env?.map(({ name }) => name) ?? [])
    const configured = objects.flatMap((object) => (object.kind === 'ConfigMap' ? Object.keys(object.data ?? {}) : []))
    expect([...variables, ...configured, ...Object.keys(siteOf(overlay))].filter(isSecretName)).toEqual([])
    expect(variables.some((name) => isSecretName(name.replace(/_FILE$/, '')))).toBe(true)
    for (const [path, text] of manifests()) {
      expect({ path, holds: standInSecrets.filter((secret) => text.includes(secret)) }).toEqual({ path, holds: [] })
      expect(text).not.toMatch(/:\/\/[^/\s:]+:[^/\s@]+@/)
    }
  })

  test('hands each pod its own secret alone, with every file that the pod is told of [S15]', () => {
    const secrets = new Map(secretsOf(overlay === 'production').map((secret) => [secret.metadata?.name, secret]))
    for (const { name, pod } of ours) {
      const mounted = (pod?.volumes ?? []).flatMap(({ projected }) => projected?.sources ?? [])
      const own = mounted.flatMap(({ secret }) => (secret?.items ? [] : (secret?.name ?? [])))
      const files = (pod?.containers[0]?.env ?? []).flatMap(
        ({ value = '' }) => /^\/run\/seneb\/(.*)$/.exec(value)?.[1] ?? [],
      )
      expect({ name, own }).toEqual({ name, own: files.length === 0 ? [] : [name === 'imprint' ? 'content' : name] })
      expect(Object.keys(secrets.get(own[0])?.stringData ?? {})).toEqual(expect.arrayContaining(files))
    }
  })
})

test('any policy that is widened or taken away changes who reaches whom', () => {
  const objects = committedObjects('production')
  const before = reachOf(objects)
  const isPolicy = (object: (typeof objects)[number]) => object.kind === 'NetworkPolicy'
  const blind = objects.filter(isPolicy).filter((left) => {
    const after = reachOf(objects.filter((object) => object !== left))
    return after.size === before.size && !['names', 'default-deny'].includes(left.metadata?.name ?? '')
  })
  expect(blind.map(({ metadata }) => metadata?.name)).toEqual([])

  const open = { podSelector: {}, ingress: [{}], policyTypes: ['Ingress' as const] }
  const wider = objects.map((object) =>
    object.kind === 'NetworkPolicy' && object.metadata?.name === 'postgres' ? { ...object, spec: open } : object,
  )
  expect(reachOf(wider).size).toBeGreaterThan(before.size)
})

test('a pod that nobody has named reaches nobody [S15]', () => {
  const objects = committedObjects('production')
  const [known] = objects.filter((object) => object.kind === 'Deployment')
  if (!known) throw new Error('there is no deployment')
  const labels = { [nameLabel]: 'stranger' }
  const stranger = { ...known, spec: { ...known.spec!, template: { metadata: { labels } } } }
  const isDefault = (object: (typeof objects)[number]) => object.metadata?.name === 'default-deny'

  expect(reachOf([...objects, stranger])).toEqual(reachOf(objects))
  expect(reachOf([...objects.filter((object) => !isDefault(object)), stranger])).not.toEqual(reachOf(objects))
})

describe('the launch guard, told what the pods of production are told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-secrets-'))
  const secrets = loadOrCreateSecrets(folder, secretHolders)
  const files = secretObjects({ secrets, tls: true, smtpUrl: `smtps://seneb:${secrets.superuser}@mail.seneb.internal` })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Sentences of every process about what `site.env` says. */
  async function refusals(site: Readonly<Record<string, string>>): Promise<string[]> {
    const objects = committedObjects('production')
    const platform = objects.find((object) => object.kind === 'ConfigMap' && object.metadata?.name === 'platform')
    const config = { site, platform: platform?.kind === 'ConfigMap' ? platform.data! : {} }
    const schemas = await everySchema()
    return oursOf(workloadsOf(objects)).flatMap(({ name, pod }) => {
      const own = files.find(({ metadata }) => metadata?.name === name)?.stringData ?? {}
      const told = toldTo(pod!.containers[0]!, { config, files: own })
      return (schemas.get(name) ?? []).flatMap((schema) => {
        try {
          readSettings(schema, told)
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
    const refused = await refusals(siteOf('production'))
    expect(refused.length).toBeGreaterThan(5)
    expect(refused.filter((sentence) => !sentence.includes('address of the template'))).toEqual([])
  })

  test('takes a site.env that is filled in [S15, S7]', async () => {
    const filled = Object.entries(siteOf('production')).map(([key, value]) => [
      key,
      value.replace('example.org', 'seneb.internal'),
    ])
    expect(await refusals(Object.fromEntries(filled) as Record<string, string>)).toEqual([])
  })
})

test('a pod is given longer to stop than a process takes at the most', () => {
  expect(graceSeconds * 1000).toBeGreaterThanOrEqual(stopDelaySeconds * 1000 + closeTimeoutMs + 5000)
})

describe('NATS in production', () => {
  const conf = natsConf({ nodes: 3, tls: true })

  test('has three nodes that prove to each other and to clients who they are', () => {
    const certificate = committedObjects('production').find(
      (object) => object.kind === 'Certificate' && object.metadata?.name === 'nats',
    )
    const names = certificate?.kind === 'Certificate' ? certificate.spec?.dnsNames : []
    const routes = [...conf.matchAll(/nats:\/\/([a-z0-9.-]+):6222/g)].map(([, name]) => name)
    expect(routes).toHaveLength(3)
    expect(names).toEqual(['nats', ...routes])
    expect(conf).toContain('verify: true')
    expect(conf.match(/cert_file: "\/run\/seneb\/tls\.crt"/g)).toHaveLength(2)
  })

  test('has no value left open but the node’s own name, and room for every bucket', () => {
    expect([...conf.matchAll(/^[^#\n]*\$([A-Z_]+)/gm)].map(([, name]) => name)).toEqual(['POD_NAME'])
    const gigabytes = Number(/max_file_store: (\d+)GB/.exec(conf)?.[1])
    const reserved = everyBucket.reduce((sum, { maxBytes }) => sum + maxBytes, 0)
    expect(gigabytes * 1e9).toBeGreaterThan(reserved)
    expect(gigabytes).toBeLessThan(10)
  })
})

function secretsOf(tls: boolean) {
  return secretObjects({ secrets: knownSecrets(), tls, smtpUrl: 'smtps://mail.seneb.example' })
}
