import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1'
import type { IStatefulSet } from 'kubernetes-models/apps/v1'
import type { IContainer, IService } from 'kubernetes-models/v1'
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'

import { images } from '../compose/compose-images.ts'
import { databaseName, ownFiles, postgresUser } from '../compose/compose-parts.ts'
import { everyServerSetting, localeFlags, superuser } from '../postgres/postgres.ts'
import { heardAt } from './graph.ts'
import { labelsOf, metadataOf, selectorOf, serviceAccount, type KubernetesObject } from './kubernetes-object.ts'
import { archiveTimeout, archiving } from './backup-objects.ts'
import { namespaceLabels } from './network-policies.ts'
import { hardenedContainer, hardenedPod, resourcesOf } from './pods.ts'

/** Where the operator of CloudNativePG runs. */
const operatorNamespace = 'cnpg-system'

/** Where each copy shows its metrics. */
const metricsPort = 9187

/** The secret with the certificate of the server, which the issuer of the platform signs (certificates.ts). */
export const postgresTls = 'postgres-tls'

/** How many connections production has: every pool at its largest, while all processes are replaced at once. */
export const productionConnections = '300'

/** One server without copies, for a trial. */
export function postgresObjects(): readonly KubernetesObject[] {
  const settings = Object.entries(everyServerSetting).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const statefulSet: IStatefulSet = {
    apiVersion: 'apps/v1',
    kind: 'StatefulSet',
    metadata: metadataOf('postgres', 'database'),
    spec: {
      serviceName: 'postgres',
      replicas: 1,
      selector: selectorOf('postgres'),
      template: {
        metadata: { labels: labelsOf('postgres', 'database') },
        spec: {
          ...hardenedPod(postgresUser),
          serviceAccountName: 'postgres',
          terminationGracePeriodSeconds: 60,
          containers: [{ ...server, args: ['postgres', ...settings] }],
          volumes: [
            { name: 'own', secret: { secretName: 'postgres', defaultMode: 0o440 } },
            { name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '64Mi' } },
            { name: 'run', emptyDir: { medium: 'Memory', sizeLimit: '1Mi' } },
          ],
        },
      },
      volumeClaimTemplates: [
        {
          apiVersion: 'v1',
          kind: 'PersistentVolumeClaim',
          metadata: { name: 'data' },
          spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '5Gi' } } },
        },
      ],
    },
  }
  return [serviceAccount('postgres', 'database'), statefulSet, service]
}

const asks = { exec: { command: ['pg_isready', '-q', '-h', '127.0.0.1', '-U', superuser, '-d', databaseName] } }

const server: IContainer = {
  name: 'postgres',
  image: images.postgres,
  env: [
    { name: 'POSTGRES_DB', value: databaseName },
    { name: 'POSTGRES_USER', value: superuser },
    { name: 'POSTGRES_PASSWORD_FILE', value: `${ownFiles}/password` },
    { name: 'POSTGRES_INITDB_ARGS', value: ['--auth-host=scram-sha-256', ...localeFlags].join(' ') },
    { name: 'PGDATA', value: '/var/lib/postgresql/data/cluster' },
  ],
  ports: [{ name: 'postgres', containerPort: heardAt.postgres }],
  startupProbe: { ...asks, periodSeconds: 2, timeoutSeconds: 5, failureThreshold: 60 },
  livenessProbe: { ...asks, periodSeconds: 10, timeoutSeconds: 5, failureThreshold: 6 },
  readinessProbe: { ...asks, periodSeconds: 5, timeoutSeconds: 5, failureThreshold: 3 },
  resources: resourcesOf('100m', ['256Mi', '768Mi']),
  securityContext: hardenedContainer,
  volumeMounts: [
    { name: 'own', mountPath: ownFiles, readOnly: true },
    { name: 'data', mountPath: '/var/lib/postgresql/data' },
    { name: 'tmp', mountPath: '/tmp' },
    { name: 'run', mountPath: '/var/run/postgresql' },
  ],
}

const service: IService = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: metadataOf('postgres', 'database'),
  spec: {
    selector: selectorOf('postgres').matchLabels,
    ports: [{ name: 'postgres', port: heardAt.postgres, targetPort: 'postgres' }],
  },
}

/**
 * Three copies looked after by CloudNativePG. Its service is called as the one of a trial, so the logins are the same
 * everywhere; its pods carry our label, so the policies find them.
 */
export function postgresCluster(): readonly KubernetesObject[] {
  const cluster: ICluster = {
    apiVersion: 'postgresql.cnpg.io/v1',
    kind: 'Cluster',
    metadata: metadataOf('postgres', 'database'),
    spec: {
      instances: 3,
      inheritedMetadata: { labels: labelsOf('postgres', 'database') },
      storage: { size: '20Gi' },
      resources: resourcesOf('500m', ['1Gi', '2Gi']),
      postgresql: {
        parameters: { ...everyLogSetting, max_connections: productionConnections, archive_timeout: archiveTimeout },
      },
      plugins: [archiving],
      bootstrap: {
        initdb: {
          database: databaseName,
          owner: superuser,
          secret: { name: 'postgres' },
          encoding: 'UTF8',
          localeProvider: 'builtin',
          builtinLocale: 'C.UTF-8',
          locale: 'C',
        },
      },
      managed: {
        // Makes roles and schemas; the setup step alone has its password (S15).
        roles: [{ name: superuser, superuser: true, login: true, passwordSecret: { name: 'postgres' } }],
        services: {
          additional: [{ selectorType: 'rw', serviceTemplate: { metadata: { name: 'postgres' } } }],
        },
      },
      certificates: { serverTLSSecret: postgresTls, serverCASecret: postgresTls },
    },
  }
  return [cluster, clusterPolicy]
}

/** The operator writes log lines of its own form, so the prefix is no setting of ours there. */
const { log_error_verbosity } = everyServerSetting
const everyLogSetting = { log_error_verbosity }

/** What the operator, whoever watches, the copies and their way to the API server need beside our own graph. */
const clusterPolicy: INetworkPolicy = {
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: metadataOf('postgres-cluster', 'database'),
  spec: {
    podSelector: selectorOf('postgres'),
    policyTypes: ['Ingress', 'Egress'],
    ingress: [
      {
        from: [
          { podSelector: selectorOf('postgres') },
          { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': operatorNamespace } } },
        ],
        ports: [heardAt.postgres, 8000].map((port) => ({ protocol: 'TCP', port })),
      },
      // What the alerts on backups read.
      {
        from: [{ namespaceSelector: { matchLabels: { [namespaceLabels.monitoring]: 'true' } } }],
        ports: [{ protocol: 'TCP', port: metricsPort }],
      },
    ],
    egress: [
      {
        to: [{ podSelector: selectorOf('postgres') }],
        ports: [heardAt.postgres, 8000].map((port) => ({ protocol: 'TCP', port })),
      },
      // Each copy tells the API server how it is; where that is heard, only the cluster knows.
      { ports: [443, 6443].map((port) => ({ protocol: 'TCP', port })) },
    ],
  },
}
