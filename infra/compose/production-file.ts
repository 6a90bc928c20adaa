import { environmentPrefix } from '@seneb/platform/config'

import { deployableNames, deployables } from '../deployables.ts'
import { composeServices, inYaml } from './compose-file.ts'
import { frontSubnet } from './app-services.ts'
import { noSecrets, ownFiles } from './compose-parts.ts'
import type { Service } from './compose-service.ts'

const [site, api] = [
  '${SENEB_SITE_URL:?the https address of the site}',
  '${SENEB_API_URL:?the https address of the API}',
]

/** What production says where a trial says something else, by container. */
const own: Readonly<Record<string, Service>> = {
  content: { CONTENT_SAMPLES: 'off' },
  identity: {
    IDENTITY_SITE_URL: site,
    IDENTITY_FIRST_ADMIN_EMAIL: '${SENEB_FIRST_ADMIN_EMAIL:?who is mailed the link of the first admin}',
  },
  notification: {
    NOTIFICATION_OPERATOR_EMAIL: '${SENEB_OPERATOR_EMAIL:?where the care team reads its mail}',
    NOTIFICATION_SENDER_EMAIL: '${SENEB_SENDER_EMAIL:?the mailbox that every mail is from}',
    NOTIFICATION_SITE_URL: site,
    NOTIFICATION_ONE_CLICK_URL: api,
  },
  gateway: {
    GATEWAY_ALLOWED_ORIGINS: site,
    GATEWAY_STAFF_ORIGINS: site,
    GATEWAY_TRUSTED_PROXIES: `${frontSubnet},\${SENEB_PROXIES:-}`,
  },
  web: { WEB_SITE_ORIGIN: site, WEB_TRUSTED_PROXIES: '${SENEB_PROXIES:-}' },
}

const certificates = ['ca.pem', 'nats.pem', 'nats-key.pem', 'postgres.pem', 'postgres-key.pem']

/** Containers of images that are not ours. */
const withoutOurPrograms = ['postgres', 'nats', 'mailbox', 'restore-drill', 'restore']

/** The override file: `docker compose -f docker-compose.yml -f docker-compose.production.yml up`. */
export function productionFile(): string {
  const names = Object.keys(composeServices()).filter((name) => !withoutOurPrograms.includes(name))
  const services = {
    ...Object.fromEntries(names.map((name) => [name, { environment: environmentOf(name) }])),
    secrets: {
      environment: environmentOf('secrets'),
      // They are files of whoever runs this, perhaps for that person alone.
      cap_add: ['CHOWN', 'DAC_READ_SEARCH'],
      secrets: ['smtp-url', ...certificates],
    },
    postgres: { command: withTls() },
    // Mail goes to a real server; `--profile local` would start the mailbox.
    mailbox: { profiles: ['local'] },
  }
  const files = ['smtp-url', ...certificates].map((name): [string, object] => [
    name,
    { file: `\${SENEB_FILES:-./production}/${name}` },
  ])
  return `${head}${inYaml({ services, secrets: Object.fromEntries(files) })}`
}

const head = `# What production has beside docker-compose.yml; docs/compose.md tells how it is started and what must be given. Every
# process refuses to start with anything that the public must not meet (ADR 30). Written by \`npm run generate\`.

`

function environmentOf(name: string): Service {
  const known = deployableNames.find((deployable) => deployable === name)
  const variables = known ? Object.keys(deployables[known].wiring(noSecrets)) : []
  const onBus = variables.some((variable) => variable.endsWith('_NATS_URL'))
  return {
    SENEB_ENV: 'production',
    ...(onBus ? { [`${environmentPrefix(name)}_NATS_CA_FILE`]: `${ownFiles}/ca.pem` } : {}),
    ...own[name],
  }
}

/** The whole command: compose replaces lists. */
function withTls(): readonly string[] {
  const { command } = composeServices()['postgres'] as { readonly command: readonly string[] }
  const files = [`ssl_cert_file=${ownFiles}/postgres.pem`, `ssl_key_file=${ownFiles}/postgres-key.pem`]
  return [...command, ...['ssl=on', ...files].flatMap((setting) => ['-c', setting])]
}
