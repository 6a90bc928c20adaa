import { healthPaths } from '@seneb/platform/health-paths'
import { stringify } from 'yaml'

import { everyServerSetting, localeFlags, superuser } from '../postgres/postgres.ts'
import { appServices, frontSubnet, hasSecrets, healthPort, stepServices } from './app-services.ts'
import { images, ownImage } from './compose-images.ts'
import { appUser, databaseName, ownFiles, postgresUser } from './compose-parts.ts'
import { hardened, onPort, ownVolume, type Service } from './compose-service.ts'

const temporary = '/tmp:size=64m,mode=1777'

/** Every container, by name. */
export function composeServices(): Readonly<Record<string, Service>> {
  const ours = { ...stepServices(), ...appServices() }
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
      'nats-data:/run/handed/nats-data',
    ],
    network_mode: 'none',
    restart: 'no',
  }
}

function postgresService(): Service {
  const settings = Object.entries(everyServerSetting).flatMap(([name, value]) => ['-c', `${name}=${value}`])
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
    volumes: [ownVolume('postgres'), 'postgres-data:/var/lib/postgresql/data'],
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

/** The whole file. */
export function composeFile(): string {
  const services = composeServices()
  const volumes = Object.values(services).flatMap(({ volumes = [] }) => volumes as string[])
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
    'x-environment': { SENEB_ENV: 'trial', LOG_LEVEL: '${LOG_LEVEL:-info}', NODE_COMPILE_CACHE: '/tmp/compile-cache' },
    'x-health': {
      ...asksNode(`http://127.0.0.1:${healthPort}${healthPaths.ready}`),
      interval: '10s',
      timeout: '5s',
      retries: 3,
      start_period: '90s',
    },
    services,
    networks: {
      data: { internal: true },
      bus: { internal: true },
      front: { internal: true, ipam: { config: [{ subnet: frontSubnet }] } },
      edge: {},
      outgoing: {},
    },
    volumes: Object.fromEntries(volumes.map((mount): [string, object] => [mount.split(':', 1).join(), {}])),
  }
  return `${head}${inYaml(file)}`
}

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
