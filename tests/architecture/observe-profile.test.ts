import { existsSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { parse } from 'yaml'

import { deployableNames } from '../../infra/deployables.ts'
import { alertNames } from '../support/alert-rules.js'
import { healthPort, observersOf, readCompose, type ComposeService } from '../support/compose-file.js'
import { textOf, trackedFiles } from './tracked-text.js'

const compose = readCompose('docker-compose.yml')
const observers = observersOf(compose)
const platform = Object.fromEntries(Object.entries(compose.services).filter(([name]) => !(name in observers)))
const folder = 'infra/observability'
const committed = (name: string): unknown => parse(textOf(`${folder}/${name}`))

/** Endpoint to which processes send traces while the profile runs, as docs/deployment.md states. */
const collectorUrl = 'http://collector:4318'

/** Whether two containers are on a network together. */
const meet = (one: ComposeService | undefined, other: ComposeService | undefined) =>
  (one?.networks ?? []).some((network) => other?.networks?.includes(network))

test('each file of the folder is mounted in a container, and each mounted file exists', () => {
  const mounted = Object.values(observers)
    .flatMap(({ volumes = [] }) => volumes)
    .join('\n')
  const files: readonly string[] = mounted.match(/(?<=\.\/)[\w./-]+(?=[:}])/g) ?? []

  expect(files.length).toBeGreaterThan(7)
  expect(files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([])
  const there = trackedFiles(`${folder}/*.yml`).filter((file) => !file.endsWith('.test.yml'))
  expect(there.filter((file) => !files.includes(file))).toEqual([])
})

test('none of it starts by default, and no platform service depends on it', () => {
  expect(Object.keys(observers)).toEqual(['prometheus', 'alertmanager', 'collector', 'tempo', 'loki', 'grafana'])
  expect(Object.values(observers).filter(({ profiles }) => profiles?.join() !== 'observe')).toEqual([])
  const waitedFor = Object.values(platform).flatMap((service) => Object.keys(service.depends_on ?? {}))
  expect(waitedFor.filter((name) => name in observers)).toEqual([])
})

test('Prometheus scrapes every process under its name, and can reach it', () => {
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

test('every process can reach the collector, and the collector its targets', () => {
  expect(new URL(collectorUrl).hostname).toBe('collector')
  expect(textOf('docs/deployment.md')).toContain(`OTEL_EXPORTER_OTLP_ENDPOINT=${collectorUrl}`)
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

test("dashboards use Grafana's configured source, and sources are reachable containers", () => {
  const { datasources } = committed('grafana-sources.yml') as {
    readonly datasources: readonly { readonly uid: string; readonly url: string }[]
  }

  for (const { uid, url } of datasources) {
    expect(new URL(url).hostname).toBe(uid)
    expect([uid, meet(observers['grafana'], observers[uid])]).toEqual([uid, true])
  }
  const usedUids = trackedFiles(`${folder}/dashboards/*`).flatMap(
    (file) => textOf(file).match(/(?<="uid": ")\w+(?=")/g) ?? [],
  )
  expect(new Set(usedUids)).toEqual(new Set(['prometheus']))
})

test('omitted and held-back alerts exist', () => {
  const named = textOf(`${folder}/alertmanager.yml`).match(/(?<=alertname!?=")\w+/g) ?? []

  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !alertNames.includes(name))).toEqual([])
})
