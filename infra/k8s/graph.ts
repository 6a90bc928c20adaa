import { healthPort } from '../compose/app-services.ts'
import { noSecrets } from '../compose/compose-parts.ts'
import { deployableNames, deployables, reachedOutside } from '../deployables.ts'

/** Who opens a connection to whom, by the names of workloads or of what lies around the platform. */
export interface Talk {
  readonly from: string
  readonly to: string
  readonly ports: readonly number[]
}

/** What lies around: what sends visitors in, what watches, and everything else that is not of this cluster. */
export const surroundings = { ingress: 'ingress', monitoring: 'monitoring', outside: 'outside' } as const

/** Where the parts are heard. */
export const heardAt = { postgres: 5432, nats: 4222, natsNodes: 6222, gateway: 4001, web: 4000, traces: 4318 } as const

/** The steps that need the database; the last is run by a person (docs/kubernetes.md), as the one that empties the bus is. */
export const steps = ['setup', 'migrate', 'imprint'] as const

/**
 * Who talks to whom in every overlay, read from what each process is told: whoever has a login of the database reaches
 * it, and nobody else; the same holds for the bus, the gateway and web.
 */
export function talks(): readonly Talk[] {
  return [
    ...deployableNames.flatMap((name) => {
      const variables = Object.keys(deployables[name].wiring(noSecrets))
      const reaches = (end: string, to: string, port: number): Talk[] =>
        variables.some((variable) => variable.endsWith(end)) ? [{ from: name, to, ports: [port] }] : []
      return [
        ...reaches('_DATABASE_URL', 'postgres', heardAt.postgres),
        ...reaches('_NATS_URL', 'nats', heardAt.nats),
        ...reaches('_GATEWAY_URL', 'gateway', heardAt.gateway),
        ...reaches('_WEB_URL', 'web', heardAt.web),
        { from: name, to: surroundings.monitoring, ports: [heardAt.traces] },
        { from: surroundings.monitoring, to: name, ports: [healthPort] },
      ]
    }),
    ...steps.map((from) => ({ from, to: 'postgres', ports: [heardAt.postgres] })),
    { from: 'empty-bus', to: 'nats', ports: [heardAt.nats] },
    { from: 'nats', to: 'nats', ports: [heardAt.natsNodes] },
    { from: surroundings.ingress, to: 'web', ports: [heardAt.web] },
    { from: surroundings.ingress, to: 'gateway', ports: [heardAt.gateway] },
    ...Object.entries(reachedOutside)
      .filter(([from]) => from !== 'notification')
      .map(([from, ports]) => ({ from, to: surroundings.outside, ports })),
  ]
}

/** Mail leaves the cluster in production, and stays in it in a trial. */
export const mailTalks = {
  production: [{ from: 'notification', to: surroundings.outside, ports: reachedOutside.notification ?? [] }],
  local: [{ from: 'notification', to: 'mailbox', ports: [1025] }],
} as const satisfies Record<string, readonly Talk[]>
