import { existsSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

import { healthPort } from '../../infra/compose/app-services.ts'
import { composeServices } from '../../infra/compose/compose-file.ts'
import { observeFiles } from '../../infra/compose/observe-files.ts'
import { collectorUrl, observeFolder, observeServices } from '../../infra/compose/observe-services.ts'
import { deployableNames } from '../../infra/deployables.ts'
import { alertNames } from '../../infra/observability/rule-file.ts'
import { textOf, trackedFiles } from './tracked-text.js'

type Service = Readonly<Record<'networks' | 'volumes' | 'profiles', readonly string[] | undefined>>

const observers = observeServices() as Readonly<Record<string, Service>>
const platform = composeServices() as Readonly<Record<string, Service>>
const committed = (name: string): unknown => parse(textOf(`${observeFolder}/${name}`))

/** Whether two containers are on a network together. */
const meet = (one: Service | undefined, other: Service | undefined) =>
  (one?.networks ?? []).some((network) => other?.networks?.includes(network))

test('the committed files of the profile are what infra/compose makes, and each is handed to a container', () => {
  const made = observeFiles()
  const mounted = Object.values(observers).flatMap(({ volumes = [] }) => volumes.join('\n'))

  expect(trackedFiles(`${observeFolder}/*`).toSorted()).toEqual(
    Object.keys(made)
      .map((name) => `${observeFolder}/${name}`)
      .toSorted(),
  )
  for (const [name, text] of Object.entries(made)) {
    expect(textOf(`${observeFolder}/${name}`)).toBe(text)
    expect(mounted.join('\n')).toContain(`./${observeFolder}/${name}`)
  }
  const files = mounted.join('\n').match(/(?<=\.\/)[\w./-]+(?=[:}])/g) ?? []
  expect(files.length).toBeGreaterThan(7)
  expect(files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([])
})

test('nothing of it starts by itself, and nothing of the platform waits for it', () => {
  expect(Object.values(observers).map(({ profiles }) => profiles)).toEqual(
    Object.keys(observers).map(() => ['observe']),
  )
  const waitedFor = Object.values(platform).flatMap((service) =>
    Object.keys({ ...(service as { depends_on?: object }).depends_on }),
  )
  expect(waitedFor.filter((name) => name in observers)).toEqual([])
})

test('Prometheus is told of every process, under its name and where its metrics are, and can reach it', () => {
  const { alerting, rule_files, scrape_configs } = committed('prometheus.yml') as {
    readonly alerting: object
    readonly rule_files: readonly string[]
    readonly scrape_configs: readonly {
      readonly job_name: string
      readonly static_configs: readonly { readonly targets: readonly string[] }[]
    }[]
  }

  expect(scrape_configs.map(({ job_name }) => job_name).toSorted()).toEqual([...deployableNames, 'backup'].toSorted())
  for (const { job_name: name, static_configs } of scrape_configs) {
    expect(static_configs).toEqual([{ targets: [`${name}:${healthPort}`] }])
    expect([name, meet(platform[name], observers['prometheus'])]).toEqual([name, true])
  }
  expect(rule_files).toEqual(['rules.yml'])
  expect(JSON.stringify(alerting)).toContain('alertmanager:9093')
})

test('every process can reach the collector, and the collector whom it tells', () => {
  expect(new URL(collectorUrl).hostname).toBe('collector')
  expect(textOf('docs/compose.md')).toContain(`OTEL_EXPORTER_OTLP_ENDPOINT=${collectorUrl}`)
  for (const name of deployableNames) {
    expect([name, meet(platform[name], observers['collector'])]).toEqual([name, true])
  }
  const { exporters, receivers } = committed('collector.yml') as {
    readonly exporters: Readonly<Record<string, { readonly endpoint: string }>>
    readonly receivers: { readonly otlp: { readonly protocols: { readonly http: { readonly endpoint: string } } } }
  }
  expect(receivers.otlp.protocols.http.endpoint).toBe(`0.0.0.0:${new URL(collectorUrl).port}`)
  const hosts = Object.values(exporters).map(({ endpoint }) => /^(?:http:\/\/)?(\w+):/.exec(endpoint)?.[1] ?? '')
  expect(hosts.toSorted()).toEqual(['loki', 'tempo'])
  for (const host of hosts) expect([host, meet(observers['collector'], observers[host])]).toEqual([host, true])
})

test('dashboards ask the source that Grafana is given, and sources are containers that it can reach', () => {
  const { datasources } = committed('grafana-sources.yml') as {
    readonly datasources: readonly { readonly uid: string; readonly url: string }[]
  }

  for (const { uid, url } of datasources) {
    expect(new URL(url).hostname).toBe(uid)
    expect([uid, meet(observers['grafana'], observers[uid])]).toEqual([uid, true])
  }
  const asked = trackedFiles('infra/observability/dashboards/*').flatMap(
    (file) => textOf(file).match(/(?<="uid": ")\w+(?=")/g) ?? [],
  )
  expect(new Set(asked)).toEqual(new Set(['prometheus']))
})

test('alerts that are left out or held back are alerts that there are', () => {
  const named = textOf(`${observeFolder}/alertmanager.yml`).match(/(?<=alertname!?=")\w+/g) ?? []

  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !alertNames.includes(name))).toEqual([])
})
