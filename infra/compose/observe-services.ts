import { observeImages } from './compose-images.ts'
import { onPort, type Service } from './compose-service.ts'

/** Where the files are that the profile is told by; path from the root. */
export const observeFolder = 'infra/compose/observe'

/** Where processes send their traces while the profile runs. */
export const collectorUrl = 'http://collector:4318'

/** What watches the platform, under the profile `observe`: nobody of the platform waits for any of it. */
export function observeServices(): Readonly<Record<string, Service>> {
  return { prometheus, alertmanager, collector: collector(), tempo, loki, grafana }
}

const told = (file: string, place: string) => `./${observeFolder}/${file}:${place}:ro`

const watching = (image: string, more: Service): Service => {
  return { '<<': '*hardened', image, profiles: ['observe'], mem_limit: '512m', ...more }
}

const asks = (url: string): Service => ({
  healthcheck: { test: ['CMD', 'wget', '-q', '-O', '/dev/null', url], interval: '10s', timeout: '5s', retries: 12 },
})

/** Their images have no program that could ask. */
const withoutCheck: Service = { healthcheck: { disable: true } }

const prometheus = watching(observeImages.prometheus, {
  command: [
    '--config.file=/etc/prometheus/prometheus.yml',
    '--storage.tsdb.path=/prometheus',
    '--storage.tsdb.retention.time=35d',
  ],
  volumes: [
    told('prometheus.yml', '/etc/prometheus/prometheus.yml'),
    './infra/observability/rules.yml:/etc/prometheus/rules.yml:ro',
    'prometheus-data:/prometheus',
  ],
  networks: ['bus', 'watch'],
  ...asks('http://127.0.0.1:9090/-/ready'),
})

const alertmanager = watching(observeImages.alertmanager, {
  volumes: [
    `\${SENEB_ALERTMANAGER_FILE:-./${observeFolder}/alertmanager.yml}:/etc/alertmanager/alertmanager.yml:ro`,
    'alertmanager-data:/alertmanager',
  ],
  // It mails whoever is on call.
  networks: ['watch', 'outgoing'],
  ...asks('http://127.0.0.1:9093/-/ready'),
})

/** Takes traces from the processes, and logs from the files that the engine writes, which belong to root. */
function collector(): Service {
  return watching(observeImages.collector, {
    user: '0:0',
    command: ['--config=/etc/otelcol/config.yml'],
    environment: { SENEB_PROJECT: '${COMPOSE_PROJECT_NAME:-seneb}' },
    volumes: [
      told('collector.yml', '/etc/otelcol/config.yml'),
      '${SENEB_CONTAINER_LOGS:-/var/lib/docker/containers}:/var/lib/docker/containers:ro',
    ],
    networks: ['bus', 'watch'],
    ...withoutCheck,
  })
}

const tempo = watching(observeImages.tempo, {
  command: ['-config.file=/etc/tempo/tempo.yml'],
  volumes: [told('tempo.yml', '/etc/tempo/tempo.yml'), 'tempo-data:/var/tempo'],
  networks: ['watch'],
  ...withoutCheck,
})

const loki = watching(observeImages.loki, {
  command: ['-config.file=/etc/loki/loki.yml'],
  volumes: [told('loki.yml', '/etc/loki/loki.yml'), 'loki-data:/loki'],
  networks: ['watch'],
  ...withoutCheck,
})

const grafana = watching(observeImages.grafana, {
  environment: {
    // It is heard on this machine alone, by whoever may log in there; nobody can change what is provisioned.
    GF_AUTH_ANONYMOUS_ENABLED: 'true',
    GF_AUTH_ANONYMOUS_ORG_ROLE: 'Viewer',
    GF_AUTH_DISABLE_LOGIN_FORM: 'true',
    GF_SECURITY_DISABLE_INITIAL_ADMIN_CREATION: 'true',
    GF_ANALYTICS_REPORTING_ENABLED: 'false',
    GF_ANALYTICS_CHECK_FOR_UPDATES: 'false',
    GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH: '/etc/seneb/dashboards/seneb-service.json',
  },
  volumes: [
    told('grafana-sources.yml', '/etc/grafana/provisioning/datasources/seneb.yml'),
    told('grafana-dashboards.yml', '/etc/grafana/provisioning/dashboards/seneb.yml'),
    './infra/observability/dashboards:/etc/seneb/dashboards:ro',
    'grafana-data:/var/lib/grafana',
  ],
  tmpfs: ['/tmp:size=64m,mode=1777'],
  networks: ['watch', 'edge'],
  ports: [onPort('SENEB_GRAFANA_PORT', 4003).replace(/4003$/, '3000')],
  ...asks('http://127.0.0.1:3000/api/health'),
})
