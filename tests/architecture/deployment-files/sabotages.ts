/** One mistake in one file, and the message it must cause. */
export interface Sabotage {
  readonly what: string
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
  /** The expected message, or its beginning. */
  readonly message: string
}

const compose = 'docker-compose.yml'
const production = 'docker-compose.production.yml'
const content = 'k8s/base/content.yaml'
const gateway = 'k8s/base/gateway.yaml'

/** At least one for each kind of fact that the test compares, in compose and in the manifests. */
export const sabotages: readonly Sabotage[] = [
  {
    what: 'a process of another name in compose',
    file: compose,
    from: /^ {2}topology:$/m,
    to: '  streams:',
    message: 'docker-compose.yml: topology is missing, and infra/deployables.ts has it.',
  },
  {
    what: 'a process of another name in the cluster',
    file: 'k8s/base/web.yaml',
    from: /kind: Deployment\nmetadata:\n {2}name: web/,
    to: 'kind: Deployment\nmetadata:\n  name: site',
    message: 'k8s/base: web is missing, and infra/deployables.ts has it.',
  },
  {
    what: 'another program in compose',
    file: compose,
    from: '/app/gateway/dist/bundled/main.js',
    to: '/app/gateway/dist/main.js',
    message: 'docker-compose.yml: gateway: command is node',
  },
  {
    what: 'another step in the cluster',
    file: 'k8s/base/steps.yaml',
    from: 'infra/migrate/migrate.ts',
    to: 'infra/migrate/all.ts',
    message:
      'k8s/base/steps.yaml: migrate: command is node infra/migrate/all.ts, and infra/deployables.ts says node infra/migrate/migrate.ts.',
  },
  {
    what: 'another port in compose',
    file: compose,
    from: "GATEWAY_PORT: '4001'",
    to: "GATEWAY_PORT: '4009'",
    message: 'docker-compose.yml: gateway: setting GATEWAY_PORT is 4009, and infra/deployables.ts says 4001.',
  },
  {
    what: 'another published port in compose',
    file: compose,
    from: '${SENEB_WEB_PORT:-4000}:4000',
    to: '${SENEB_WEB_PORT:-4000}:4005',
    message: 'docker-compose.yml: web: port is 4005, and infra/deployables.ts says 4000.',
  },
  {
    what: 'another port of a service in the cluster',
    file: gateway,
    from: '{ name: http, port: 4001, targetPort: http }',
    to: '{ name: http, port: 80, targetPort: http }',
    message: 'k8s/base/gateway.yaml: gateway: port of its service is 80, and infra/deployables.ts says 4001.',
  },
  {
    what: 'a setting that is told in compose alone',
    file: content,
    from: /^ +- \{ name: CONTENT_SAMPLES.*\n/m,
    to: '',
    message: 'docker-compose.yml: content: setting CONTENT_SAMPLES is on, and k8s/base/content.yaml says missing.',
  },
  {
    what: 'a setting that no process has',
    file: compose,
    from: 'CONTENT_SAMPLES:',
    to: 'CONTENT_SMAPLES:',
    message: 'docker-compose.yml: content: CONTENT_SMAPLES is told, and no schema of its settings declares it.',
  },
  {
    what: 'a required setting that is not told',
    file: compose,
    from: /^ +NOTIFICATION_OPERATOR_EMAIL:.*\n/m,
    to: '',
    message: 'docker-compose.yml: notification: NOTIFICATION_OPERATOR_EMAIL is not told, and its schema requires it.',
  },
  {
    what: 'another value of a setting in one overlay',
    file: 'k8s/overlays/production/platform.yaml',
    from: 'SENEB_ENV: production',
    to: 'SENEB_ENV: trial',
    message:
      'k8s/overlays/production/platform.yaml: content: setting SENEB_ENV is trial, and infra/deployables.ts says production.',
  },
  {
    what: 'production of compose without the authority of its bus',
    file: production,
    from: /^ +ENQUIRY_NATS_CA_FILE:.*\n/m,
    to: '',
    message:
      'docker-compose.yml: enquiry: setting ENQUIRY_NATS_CA_FILE is missing, and infra/deployables.ts says /run/seneb/ca.pem.',
  },
  {
    what: 'a secret from another file in compose',
    file: compose,
    from: 'REFERRAL_DOCUMENT_KEY_FILE: /run/seneb/REFERRAL_DOCUMENT_KEY',
    to: 'REFERRAL_DOCUMENT_KEY_FILE: /run/seneb/GATEWAY_DOCUMENT_KEY',
    message:
      'docker-compose.yml: referral: secret REFERRAL_DOCUMENT_KEY is /run/seneb/GATEWAY_DOCUMENT_KEY, and infra/deployables.ts says /run/seneb/REFERRAL_DOCUMENT_KEY.',
  },
  {
    what: 'a secret that is not told in the cluster',
    file: content,
    from: /^ +- \{ name: CONTENT_AT_REST_KEY_FILE.*\n/m,
    to: '',
    message:
      'k8s/base/content.yaml: content: secret CONTENT_AT_REST_KEY is missing, and infra/deployables.ts says /run/seneb/CONTENT_AT_REST_KEY.',
  },
  {
    what: 'the secrets of another process in compose',
    file: compose,
    from: 'volumes: [secrets-content:/run/seneb:ro]',
    to: 'volumes: [secrets-identity:/run/seneb:ro]',
    message:
      'docker-compose.yml: content: secrets handed over is secrets-identity:/run/seneb:ro, and infra/deployables.ts says its own.',
  },
  {
    what: 'the secrets of another process in the cluster',
    file: content,
    from: 'secret: { name: content, optional: false }',
    to: 'secret: { name: identity, optional: false }',
    message: 'k8s/base/content.yaml: content: secrets handed over is identity, and infra/deployables.ts says its own.',
  },
  {
    what: 'another probe in compose',
    file: compose,
    from: '127.0.0.1:9464/readyz',
    to: '127.0.0.1:9464/livez',
    message:
      'docker-compose.yml: content: asked whether it is ready at is 9464/livez, and infra/deployables.ts says 9464/readyz.',
  },
  {
    what: 'another probe in the cluster',
    file: content,
    from: /livenessProbe:\n +httpGet: \{ path: \/livez/,
    to: 'livenessProbe:\n            httpGet: { path: /readyz',
    message:
      'k8s/base/content.yaml: content: asked whether it lives at is 9464/readyz, and infra/deployables.ts says 9464/livez.',
  },
  {
    what: 'another limit of memory',
    file: compose,
    from: 'mem_limit: 512m\n\n  web:',
    to: 'mem_limit: 400m\n\n  web:',
    message: 'docker-compose.yml: gateway: memory is 400, and k8s/base/gateway.yaml says 512.',
  },
  {
    what: 'a network that a process has no business in',
    file: compose,
    from: 'networks: [front, edge, watch]',
    to: 'networks: [front, edge, watch, data]',
    message:
      'docker-compose.yml: web: networks is data, edge, front, watch, and infra/deployables.ts says edge, front, watch.',
  },
  {
    what: 'a start that waits for too little',
    file: compose,
    from: /^ {2}migrate: \{ condition.*\n/m,
    to: '',
    message:
      'docker-compose.yml: content: waits for is nats, secrets, and infra/deployables.ts says migrate, nats, secrets.',
  },
  {
    what: 'more replicas in a trial',
    file: 'k8s/overlays/local/kustomization.yaml',
    from: '{ name: content, count: 1 }',
    to: '{ name: content, count: 3 }',
    message: 'k8s/overlays/local/kustomization.yaml: content: replicas is 3, and infra/deployables.ts says 1.',
  },
  {
    what: 'too few connections in compose',
    file: compose,
    from: 'max_connections=200',
    to: 'max_connections=60',
    message: 'docker-compose.yml: postgres: 59 connections are needed',
  },
  {
    what: 'too few connections in the cluster',
    file: 'k8s/components/cloudnative-pg/postgres.yaml',
    from: "max_connections: '300'",
    to: "max_connections: '180'",
    message: 'k8s/components/cloudnative-pg/postgres.yaml: postgres: 151 connections are needed',
  },
  {
    what: 'a log of the database that quotes rows',
    file: 'k8s/overlays/local/postgres.yaml',
    from: 'log_error_verbosity=terse',
    to: 'log_error_verbosity=default',
    message:
      'k8s/overlays/local/postgres.yaml: postgres: server setting log_error_verbosity is default, and infra/postgres says terse.',
  },
  {
    what: 'a command of PostgreSQL in production that forgot what the trial has',
    file: production,
    from: 'archive_timeout=300',
    to: 'archive_timeout=3000',
    message:
      'docker-compose.production.yml: postgres: server setting archive_timeout is 3000, and infra/postgres says 300.',
  },
  {
    what: 'another version of NATS',
    file: 'k8s/overlays/production/nats.yaml',
    from: 'image: nats:2.11.8-alpine',
    to: 'image: nats:2.10.0-alpine',
    message:
      'docker-compose.yml: nats: image is nats:2.11.8-alpine, and k8s/overlays/production/nats.yaml says nats:2.10.0-alpine.',
  },
]
