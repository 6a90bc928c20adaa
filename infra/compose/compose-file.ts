import { healthPaths } from '@seneb/platform/health-paths'
import { stringify } from 'yaml'

import { archivingSettings } from '../backup/archiving.ts'
import { natsCollecting } from '../nats/nats.ts'
import { everyServerSetting, localeFlags, superuser } from '../postgres/postgres.ts'
import { appServices, emptyBusService, frontSubnet, hasSecrets, healthPort, stepServices } from './app-services.ts'
import { backupLog, backupServices, volumesOfPostgres } from './backup-services.ts'
import { images, ownImage } from './compose-images.ts'
import { appUser, databaseName, ownFiles, postgresData, postgresUser } from './compose-parts.ts'
import { hardened, onPort, ownVolume, type Service } from './compose-service.ts'
import { observeServices } from './observe-services.ts'

const temporary = '/tmp:size=64m,mode=1777'

/** How much a machine that is lost takes with it at most, where something is written all the time. */
const archivedAfterSeconds = 300

/** Every container of the platform, by name. */
export function composeServices(): Readonly<Record<string, Service>> {
  const ours = { ...stepServices(), ...appServices(), ...backupServices(), 'empty-bus': emptyBusService() }
  const readers = ['postgres', 'nats', ...Object.keys(ours).filter(hasSecrets)]
  return { secrets: secretsService(readers), postgres: postgresService(), nats: natsService(), ...ours, mailbox }
}

/** The one container that sees every secret: it has no network and ends at once. */
function secretsService(readers: readonly string[]): Service {
  return {
    '<<': '*app',
    // A new volume belongs to root, and what is made goes to whoever reads it.
    user: '0:0',
    cap_add: ['CHOWN'],
    command: ['node', 'infra/compose/make-secrets.ts'],
    environment: { '<<': '*environment' },
    volumes: [
      'secrets:/run/store',
      ...readers.map((name) => `secrets-${name}:/run/handed/${name}`),
      ...['nats-data', ...volumesOfPostgres].map((name) => `${name}:/run/handed/${name}`),
    ],
    network_mode: 'none',
    restart: 'no',
  }
}

function postgresService(): Service {
  const all = { ...everyServerSetting, ...archivingSettings(backupLog, archivedAfterSeconds) }
  const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return {
    '<<': '*hardened',
    image: images.postgres,
    user: `${postgresUser}:${postgresUser}`,
    command: ['postgres', ...settings],
    environment: {
      POSTGRES_DB: databaseName,
      POSTGRES_USER: superuser,
      POSTGRES_PASSWORD_FILE: `${ownFiles}/POSTGRES_PASSWORD`,
      POSTGRES_INITDB_ARGS: ['--auth-host=scram-sha-256', ...localeFlags].join(' '),
    },
    volumes: [ownVolume('postgres'), `postgres-data:${postgresData}`, `backup-log:${backupLog}`],
    tmpfs: [temporary, `/var/run/postgresql:uid=${postgresUser},gid=${postgresUser},mode=0775`],
    networks: ['data'],
    depends_on: { secrets: { condition: 'service_completed_successfully' } },
    healthcheck: {
      // By TCP: the server that the first start makes the database with listens at a socket alone.
      test: ['CMD', 'pg_isready', '-q', '-h', '127.0.0.1', '-U', superuser, '-d', databaseName],
      interval: '5s',
      timeout: '5s',
      retries: 24,
    },
    shm_size: '128m',
    mem_limit: '512m',
  }
}

function natsService(): Service {
  return {
    '<<': '*hardened',
    image: images.nats,
    user: `${appUser}:${appUser}`,
    entrypoint: ['nats-server', '-c', `${ownFiles}/nats.conf`],
    environment: natsCollecting,
    volumes: [ownVolume('nats'), 'nats-data:/data'],
    tmpfs: [temporary],
    networks: ['bus'],
    depends_on: { secrets: { condition: 'service_completed_successfully' } },
    healthcheck: {
      test: ['CMD', 'wget', '-q', '-O', '/dev/null', 'http://127.0.0.1:8222/healthz'],
      interval: '5s',
      timeout: '5s',
      retries: 12,
    },
    mem_limit: '256m',
  }
}

const mailbox: Service = {
  '<<': '*hardened',
  image: images.mailbox,
  entrypoint: ['node', '/seneb/serve-mailbox.mjs', '--maildev', '/home/node', '--host', '0.0.0.0'],
  volumes: ['./infra/mailbox/serve-mailbox.mjs:/seneb/serve-mailbox.mjs:ro'],
  tmpfs: [temporary],
  networks: ['outgoing'],
  ports: [onPort('SENEB_MAILBOX_PORT', 4002).replace(/4002$/, '1080')],
  healthcheck: { ...asksNode('http://127.0.0.1:1080/healthz'), interval: '10s', timeout: '5s', retries: 12 },
  mem_limit: '256m',
}

function asksNode(url: string): Service {
  const script = `fetch('${url}').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))`
  return { test: ['CMD', 'node', '-e', script] }
}

/** Who can reach whom; what is internal reaches nobody outside. */
const networks = {
  data: { internal: true },
  bus: { internal: true },
  front: { internal: true, ipam: { config: [{ subnet: frontSubnet }] } },
  watch: { internal: true },
  edge: {},
  outgoing: {},
}

/** The whole file. */
export function composeFile(): string {
  const services = { ...composeServices(), ...observeServices() }
  const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes as string[])
  const file = {
    name: 'seneb',
    'x-hardened': hardened,
    'x-app': {
      '<<': '*hardened',
      image: ownImage,
      build: { context: '.' },
      user: `${appUser}:${appUser}`,
      tmpfs: [temporary],
    },
    'x-environment': {
      SENEB_ENV: 'trial',
      LOG_LEVEL: '${LOG_LEVEL:-info}',
      OTEL_EXPORTER_OTLP_ENDPOINT: '${OTEL_EXPORTER_OTLP_ENDPOINT:-}',
      OTEL_TRACES_SAMPLER: '${OTEL_TRACES_SAMPLER:-always_on}',
      OTEL_TRACES_SAMPLER_ARG: '${OTEL_TRACES_SAMPLER_ARG:-1}',
      NODE_COMPILE_CACHE: '/tmp/compile-cache',
    },
    'x-health': {
      ...asksNode(`http://127.0.0.1:${healthPort}${healthPaths.ready}`),
      interval: '10s',
      timeout: '5s',
      retries: 3,
      start_period: '90s',
    },
    services,
    networks,
    volumes: Object.fromEntries(
      mounts.filter(isVolume).map((mount): [string, object] => [mount.split(':', 1).join(), {}]),
    ),
  }
  return `${head}${inYaml(file)}`
}

/** Not a file of this checkout or of the machine. */
const isVolume = (mount: string) => /^\w/.test(mount)

const head = `# The whole platform with nothing but Docker: \`docker compose up\`. Site http://localhost:4000, API
# http://localhost:4001/graphql, mailbox http://localhost:4002. docs/compose.md tells the rest, docker-compose.production.yml
# what production has beside it. Written by \`npm run generate\` from infra/deployables.ts and infra/compose.

`

/** Anchors are written as texts in the objects above, because a library's own would be called a1, a2, a3. */
export function inYaml(file: object): string {
  // The version whose readers take `no` for false and `0:0` for a number: both are quoted.
  return stringify(file, { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0, singleQuote: true })
    .replaceAll(/^(x-(\w+)):$/gm, '$1: &$2')
    .replaceAll(/: ['"]\*(\w+)['"]$/gm, ': *$1')
    .replaceAll(/['"]<<['"]:/g, '<<:')
    .replaceAll(/: \{\}$/gm, ':')
}
