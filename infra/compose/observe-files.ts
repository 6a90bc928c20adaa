import { stringify } from 'yaml'

import { deployableNames } from '../deployables.ts'
import { prometheusConfig } from '../observability/prometheus-config.ts'
import { healthPort } from './app-services.ts'

/** How long traces and logs are there; neither holds personal data. */
const retention = '336h'

/** What the containers of the profile `observe` are told, by file. */
export function observeFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(configurations).map(([name, configuration]) => [`${name}.yml`, `${head}${configuration}`]),
  )
}

const head = '# Of the profile `observe` (docs/compose.md). Written by `npm run generate` from infra/compose.\n'
const yaml = (file: object) => stringify(file, { lineWidth: 0, singleQuote: true })

const targets = Object.fromEntries([...deployableNames, 'backup'].map((name) => [name, `${name}:${healthPort}`]))

/** Mails to the mailbox of the trial; whoever is on call has a file of their own (SENEB_ALERTMANAGER_FILE). */
const alertmanager = {
  global: { smtp_smarthost: 'mailbox:1025', smtp_from: 'alerts@seneb.example', smtp_require_tls: false },
  route: {
    receiver: 'on-call',
    group_by: ['alertname'],
    repeat_interval: '4h',
    // The watchdog is for a service outside that says so when it is no longer heard of.
    routes: [{ matchers: ['severity="none"'], receiver: 'nobody' }],
  },
  inhibit_rules: [
    // What a process that is gone can no longer do is told by its being gone.
    { source_matchers: ['alertname="ProcessGone"'], target_matchers: ['alertname!="ProcessGone"'], equal: ['job'] },
  ],
  receivers: [
    { name: 'on-call', email_configs: [{ to: 'on-call@seneb.example', send_resolved: true }] },
    { name: 'nobody' },
  ],
}

const logLine = {
  attrs: 'attributes.attrs["com.docker.compose.project"]',
  service: 'attributes.attrs["com.docker.compose.service"]',
}

const collector = {
  receivers: {
    otlp: { protocols: { http: { endpoint: '0.0.0.0:4318' } } },
    filelog: {
      include: ['/var/lib/docker/containers/*/*-json.log'],
      operators: [
        {
          type: 'json_parser',
          timestamp: { parse_from: 'attributes.time', layout_type: 'gotime', layout: '2006-01-02T15:04:05.999999999Z' },
        },
        // Other projects of the machine are nobody's business.
        { type: 'filter', expr: `attributes.attrs == nil or ${logLine.attrs} != "\${env:SENEB_PROJECT}"` },
        { type: 'move', from: logLine.service, to: 'resource["service.name"]' },
        { type: 'move', from: 'attributes.log', to: 'body' },
        ...['attrs', 'stream', 'time'].map((field) => ({ type: 'remove', field: `attributes.${field}` })),
      ],
    },
  },
  processors: { batch: {} },
  exporters: {
    'otlp/tempo': { endpoint: 'tempo:4317', tls: { insecure: true } },
    'otlphttp/loki': { endpoint: 'http://loki:3100/otlp' },
  },
  service: {
    pipelines: {
      traces: { receivers: ['otlp'], processors: ['batch'], exporters: ['otlp/tempo'] },
      logs: { receivers: ['filelog'], processors: ['batch'], exporters: ['otlphttp/loki'] },
    },
  },
}

const tempo = {
  server: { http_listen_port: 3200 },
  distributor: { receivers: { otlp: { protocols: { grpc: { endpoint: '0.0.0.0:4317' } } } } },
  compactor: { compaction: { block_retention: retention } },
  storage: { trace: { backend: 'local', wal: { path: '/var/tempo/wal' }, local: { path: '/var/tempo/blocks' } } },
  usage_report: { reporting_enabled: false },
}

const loki = {
  auth_enabled: false,
  server: { http_listen_port: 3100 },
  common: {
    path_prefix: '/loki',
    replication_factor: 1,
    ring: { instance_addr: '127.0.0.1', kvstore: { store: 'inmemory' } },
    storage: { filesystem: { chunks_directory: '/loki/chunks', rules_directory: '/loki/rules' } },
  },
  schema_config: {
    configs: [
      {
        from: '2026-01-01',
        store: 'tsdb',
        object_store: 'filesystem',
        schema: 'v13',
        index: { prefix: 'index_', period: '24h' },
      },
    ],
  },
  limits_config: { retention_period: retention },
  compactor: { working_directory: '/loki/compactor', retention_enabled: true, delete_request_store: 'filesystem' },
  analytics: { reporting_enabled: false },
}

/** Grafana reads `$` as a variable of its environment unless it is doubled. */
const sources = {
  apiVersion: 1,
  datasources: [
    {
      name: 'Prometheus',
      uid: 'prometheus',
      type: 'prometheus',
      access: 'proxy',
      url: 'http://prometheus:9090',
      isDefault: true,
    },
    {
      ...{ name: 'Tempo', uid: 'tempo', type: 'tempo', access: 'proxy', url: 'http://tempo:3200' },
      jsonData: {
        tracesToLogsV2: {
          datasourceUid: 'loki',
          customQuery: true,
          query: '{service_name=~".+"} |= "$${__trace.traceId}"',
        },
      },
    },
    {
      ...{ name: 'Loki', uid: 'loki', type: 'loki', access: 'proxy', url: 'http://loki:3100' },
      jsonData: {
        derivedFields: [
          { name: 'trace', matcherRegex: '"traceId":"(\\w+)"', url: '$${__value.raw}', datasourceUid: 'tempo' },
        ],
      },
    },
  ],
}

const dashboards = {
  apiVersion: 1,
  providers: [{ name: 'seneb', type: 'file', options: { path: '/etc/seneb/dashboards' } }],
}

const configurations: Readonly<Record<string, string>> = {
  prometheus: prometheusConfig({ targets, every: '15s', rules: ['rules.yml'], alertmanager: 'alertmanager:9093' }),
  alertmanager: yaml(alertmanager),
  collector: yaml(collector),
  tempo: yaml(tempo),
  loki: yaml(loki),
  'grafana-sources': yaml(sources),
  'grafana-dashboards': yaml(dashboards),
}
