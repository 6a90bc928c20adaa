import { hasSecrets } from '../compose/app-services.ts'
import { ownFiles } from '../compose/compose-parts.ts'
import { deployableNames } from '../deployables.ts'
import { backupObjects } from './backup-objects.ts'
import { certificateObjects, routeObjects, type Edge } from './edge-objects.ts'
import { externalSecrets } from './external-secrets.ts'
import { mailTalks } from './graph.ts'
import { authorityPatches, backupReplacements, edgeReplacements, fromSite, imageReplacement, type Kustomization } from './kustomizations.ts'
import type { KubernetesObject } from './kubernetes-object.ts'
import { natsObjects } from './nats-objects.ts'
import { networkPolicies, policiesOf } from './network-policies.ts'
import { postgresCluster, postgresObjects } from './postgres-objects.ts'
import { processObjects, isHeard } from './processes.ts'
import { emptyBusObjects, imprintObjects, stepObjects } from './steps.ts'
import { autoscalers, mailboxObjects, namespaceObject, platformConfig } from './surrounding-objects.ts'

/** One folder of manifests: files with objects by name, and what kustomize makes of them. */
export interface Folder {
  readonly files: Readonly<Record<string, readonly KubernetesObject[]>>
  readonly kustomization: Kustomization
}

/** What the committed files say where an overlay's `site.env` has its own. */
const edgeOfNobody: Edge = {
  siteHost: 'www.example.org',
  apiHost: 'api.example.org',
  gatewayClass: 'example',
  certificateIssuer: 'example',
}

/** Every folder below `k8s`, by its path there. */
export function folders(): Readonly<Record<string, Folder>> {
  return {
    base: folder({
      'namespace.yaml': [namespaceObject],
      'policies.yaml': networkPolicies(),
      'steps.yaml': stepObjects(),
      'empty-bus.yaml': emptyBusObjects(),
      ...Object.fromEntries(deployableNames.map((name) => [`${name}.yaml`, processObjects(name)])),
    }),
    'components/certificates': component({ 'certificates.yaml': certificateObjects() }),
    'components/cloudnative-pg': component({ 'backup.yaml': backupObjects(), 'postgres.yaml': postgresCluster() }),
    'components/external-secrets': component({ 'secrets.yaml': externalSecrets() }),
    'components/routes': component({ 'routes.yaml': routeObjects(edgeOfNobody) }),
    'overlays/local': local(),
    'overlays/production': production(),
  }
}

function folder(files: Folder['files'], more: Partial<Kustomization> = {}): Folder {
  const { resources = [], ...rest } = more
  return {
    files,
    kustomization: {
      apiVersion: 'kustomize.config.k8s.io/v1beta1',
      kind: 'Kustomization',
      resources: [...resources, ...Object.keys(files)],
      ...rest,
    },
  }
}

function component(files: Folder['files']): Folder {
  const { kustomization } = folder(files)
  return {
    files,
    kustomization: { ...kustomization, apiVersion: 'kustomize.config.k8s.io/v1alpha1', kind: 'Component' },
  }
}

const base = { resources: ['../../base'], ...fromSite }

/** What is written down for an overlay to change; a collector that samples wants every trace. */
const everyTrace = { TRACES_SAMPLER: 'always_on', TRACES_SAMPLER_ARG: '1' } as const

/** A trial on one small cluster: one of each, mail into the mailbox. */
function local(): Folder {
  const files = {
    'platform.yaml': [
      platformConfig({
        ...{ SENEB_ENV: 'trial', LOG_LEVEL: 'info', SAMPLES: 'on', NATS_CA_FILE: '', NATS_REPLICAS: '1' },
        ...everyTrace,
      }),
    ],
    'nats.yaml': natsObjects({ nodes: 1, tls: false }),
    'postgres.yaml': postgresObjects(),
    'mailbox.yaml': mailboxObjects(),
    'policies.yaml': policiesOf(mailTalks.local, '-mail'),
  }
  const services = deployableNames.filter((name) => !isHeard(name))
  return folder(files, {
    ...base,
    replicas: services.map((name) => ({ name, count: 1 })),
    replacements: [imageReplacement],
  })
}

/** What the public meets: TLS everywhere, three nodes of bus and database, and the launch guard's demands (ADR 30). */
function production(): Folder {
  const files = {
    'platform.yaml': [
      platformConfig({
        SENEB_ENV: 'production',
        LOG_LEVEL: 'info',
        SAMPLES: 'off',
        NATS_CA_FILE: `${ownFiles}/ca.pem`,
        NATS_REPLICAS: '3',
        ...everyTrace,
      }),
    ],
    'nats.yaml': natsObjects({ nodes: 3, tls: true }),
    'autoscaling.yaml': autoscalers(),
    'imprint.yaml': imprintObjects(),
    'policies.yaml': policiesOf(mailTalks.production, '-mail'),
  }
  return folder(files, {
    ...base,
    components: ['../../components/certificates', '../../components/cloudnative-pg', '../../components/routes'],
    patches: authorityPatches({
      Deployment: deployableNames.filter(hasSecrets),
      Job: ['setup', 'migrate'],
      CronJob: ['imprint', 'empty-bus'],
    }),
    replacements: [imageReplacement, ...edgeReplacements, ...backupReplacements],
  })
}
