import type { ICertificate, IIssuer } from '@kubernetes-models/cert-manager/cert-manager.io/v1'
import type { IGateway, IHTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1'

import { heardAt } from './graph.ts'
import { metadataOf, type KubernetesObject } from './kubernetes-object.ts'
import { natsNodeNames } from './nats-objects.ts'
import { authoritySecret } from './pods.ts'
import { postgresTls } from './postgres-objects.ts'

/** What the objects of the edge are told by `site.env`; kustomize writes it into them (kustomizations.ts). */
export interface Edge {
  readonly siteHost: string
  readonly apiHost: string
  readonly gatewayClass: string
  readonly certificateIssuer: string
}

const edge = 'edge'
const edgeTls = 'edge-tls'

/** Visitors come by HTTPS alone: whoever asks by HTTP is told the other address. */
export function routeObjects(told: Edge): readonly KubernetesObject[] {
  return [
    gatewayOf(told),
    redirectOf(told),
    routeTo('web', { section: 'site', host: told.siteHost }),
    routeTo('gateway', { section: 'api', host: told.apiHost }),
    publicCertificate(told),
  ]
}

function gatewayOf(told: Edge): IGateway {
  const https = (name: string, hostname: string) => ({
    name,
    hostname,
    port: 443,
    protocol: 'HTTPS',
    tls: { mode: 'Terminate' as const, certificateRefs: [{ name: edgeTls }] },
  })
  return {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'Gateway',
    metadata: metadataOf(edge, 'platform'),
    spec: {
      gatewayClassName: told.gatewayClass,
      listeners: [
        { name: 'http', port: 80, protocol: 'HTTP' },
        https('site', told.siteHost),
        https('api', told.apiHost),
      ],
    },
  }
}

function redirectOf(told: Edge): IHTTPRoute {
  return {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'HTTPRoute',
    metadata: metadataOf('to-https', 'platform'),
    spec: {
      parentRefs: [{ name: edge, sectionName: 'http' }],
      hostnames: [told.siteHost, told.apiHost],
      rules: [
        { filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', port: 443, statusCode: 301 } }] },
      ],
    },
  }
}

function publicCertificate(told: Edge): ICertificate {
  return {
    apiVersion: 'cert-manager.io/v1',
    kind: 'Certificate',
    metadata: metadataOf(edge, 'platform'),
    spec: {
      secretName: edgeTls,
      dnsNames: [told.siteHost, told.apiHost],
      issuerRef: { kind: 'ClusterIssuer', name: told.certificateIssuer },
    },
  }
}

/** Nobody outside names our traces, or decides which of them are recorded. */
const withoutForeignTraces = {
  type: 'RequestHeaderModifier' as const,
  requestHeaderModifier: { remove: ['traceparent', 'tracestate'] },
}

function routeTo(name: 'gateway' | 'web', { host, section }: { section: string; host: string }): IHTTPRoute {
  return {
    apiVersion: 'gateway.networking.k8s.io/v1',
    kind: 'HTTPRoute',
    metadata: metadataOf(name, 'platform'),
    spec: {
      parentRefs: [{ name: edge, sectionName: section }],
      hostnames: [host],
      rules: [{ filters: [withoutForeignTraces], backendRefs: [{ name, port: heardAt[name] }] }],
    },
  }
}

const issuer = 'inside'

/** An authority of the platform's own, which signs what NATS and PostgreSQL prove themselves by. */
export function certificateObjects(): readonly KubernetesObject[] {
  const selfSigned: IIssuer = {
    apiVersion: 'cert-manager.io/v1',
    kind: 'Issuer',
    metadata: metadataOf('self-signed', 'platform'),
    spec: { selfSigned: {} },
  }
  const authority: ICertificate = {
    apiVersion: 'cert-manager.io/v1',
    kind: 'Certificate',
    metadata: metadataOf('authority', 'platform'),
    spec: {
      isCA: true,
      commonName: 'Seneb',
      secretName: 'authority',
      duration: '87600h',
      privateKey: { algorithm: 'ECDSA', size: 256 },
      issuerRef: { kind: 'Issuer', name: 'self-signed' },
    },
  }
  const signed: IIssuer = {
    apiVersion: 'cert-manager.io/v1',
    kind: 'Issuer',
    metadata: metadataOf(issuer, 'platform'),
    spec: { ca: { secretName: 'authority' } },
  }
  return [
    selfSigned,
    authority,
    signed,
    certificateOf('nats', { secretName: authoritySecret, dnsNames: ['nats', ...natsNodeNames(3)] }),
    certificateOf('postgres', { secretName: postgresTls, dnsNames: ['postgres', 'postgres-rw'] }),
  ]
}

function certificateOf(name: string, names: { secretName: string; dnsNames: string[] }): ICertificate {
  return {
    apiVersion: 'cert-manager.io/v1',
    kind: 'Certificate',
    metadata: metadataOf(name, 'platform'),
    spec: {
      ...names,
      privateKey: { algorithm: 'ECDSA', size: 256, rotationPolicy: 'Always' },
      usages: ['server auth', 'client auth'],
      // CloudNativePG takes a new certificate at once where its secret carries this label.
      ...(name === 'postgres' ? { secretTemplate: { labels: { 'cnpg.io/reload': '' } } } : {}),
      issuerRef: { kind: 'Issuer', name: issuer },
    },
  }
}
