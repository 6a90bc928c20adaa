import { serviceNames } from '@seneb/contracts/define'
import type { ICronJob, IJob } from 'kubernetes-models/batch/v1'
import type { IJobSpec } from 'kubernetes-models/batch/v1'

import { emptyBusStep, migrateStep } from '../deployables.ts'
import { asFiles, emptyBusEnvironment, environmentOf, everyProgram, migrateEnvironment } from './environment.ts'
import { metadataOf, serviceAccount, type KubernetesObject } from './kubernetes-object.ts'
import { podOf, resourcesOf, type Program } from './pods.ts'

const small = resourcesOf('100m', ['128Mi', '320Mi'])

/** How many services the migrate step works on at once, each by a connection of its own. */
export const migrateConnections = serviceNames.length

/** What runs to its end before a new version starts: roles and schemas, then migrations (ADR 27). */
export function stepObjects(): readonly KubernetesObject[] {
  return [
    serviceAccount('setup', 'step'),
    job({
      name: 'setup',
      component: 'step',
      folder: '/app',
      command: ['node', 'infra/compose/set-up-database.ts'],
      env: [...everyProgram, ...asFiles({ SETUP_DATABASE_URL: '', SETUP_PASSWORDS: '' })],
      secret: 'setup',
      resources: small,
    }),
    serviceAccount('migrate', 'step'),
    job({
      name: 'migrate',
      component: 'step',
      folder: '/app',
      command: ['node', migrateStep.program],
      env: migrateEnvironment(),
      secret: 'migrate',
      resources: small,
    }),
  ]
}

/** It is tried again until what it needs is there; the migrate step before the setup step has ended is one such try. */
function jobSpec(program: Program): IJobSpec {
  return {
    backoffLimit: 20,
    activeDeadlineSeconds: 1800,
    ttlSecondsAfterFinished: 3600,
    template: podOf(program, { restartPolicy: 'OnFailure' }),
  }
}

function job(program: Program): IJob {
  const { component, name } = program
  return { apiVersion: 'batch/v1', kind: 'Job', metadata: metadataOf(name, component), spec: jobSpec(program) }
}

/** What content does not launch production without, by the variable that brings it. */
const imprintSettings = [
  ['company.name', 'COMPANY_NAME'],
  ['company.registration', 'COMPANY_REGISTRATION'],
  ['company.address', 'COMPANY_ADDRESS'],
  ['company.privacyEmail', 'COMPANY_PRIVACY_EMAIL'],
  ['processors.hosting', 'PROCESSORS_HOSTING'],
  ['processors.email', 'PROCESSORS_EMAIL'],
  ['processors.ai', 'PROCESSORS_AI'],
  ['processors.transferSafeguard', 'PROCESSORS_TRANSFER_SAFEGUARD'],
] as const

const imprintCommand = imprintSettings.map(
  ([setting, variable]) => `node dist/content-command.js setting ${setting} "$${variable}"`,
)

/**
 * Says who answers for personal data and who works with them, which production demands before it starts (ADR 30). Never by itself: a person
 * makes a job of it once, and changes it at the staff desk later (docs/kubernetes.md).
 */
export function imprintObjects(): readonly KubernetesObject[] {
  return byHand({
    name: 'imprint',
    component: 'step',
    folder: '/app/services/content',
    command: ['sh', '-c', imprintCommand.join(' && ')],
    env: [
      ...environmentOf('content'),
      ...imprintSettings.map(([, name]) => ({ name, valueFrom: { configMapKeyRef: { name: 'site', key: name } } })),
    ],
    secret: 'content',
    resources: small,
  })
}

/** Empties the bus after a restore, of everything but the ledger of erasures (docs/runbooks/restore.md). */
export function emptyBusObjects(): readonly KubernetesObject[] {
  const folder = `/app/${emptyBusStep.folder}`
  return byHand({
    name: 'empty-bus',
    component: 'step',
    folder,
    command: ['node', `${folder}/${emptyBusStep.program}`],
    env: emptyBusEnvironment(),
    secret: 'empty-bus',
    resources: small,
  })
}

/** Never runs by itself: a person makes a job of it with `kubectl create job --from`. */
function byHand(program: Program): readonly KubernetesObject[] {
  const { component, name } = program
  const cronJob: ICronJob = {
    apiVersion: 'batch/v1',
    kind: 'CronJob',
    metadata: metadataOf(name, component),
    spec: { schedule: '0 0 1 1 *', suspend: true, jobTemplate: { spec: jobSpec(program) } },
  }
  return [serviceAccount(name, component), cronJob]
}
