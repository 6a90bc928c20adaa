import { setTimeout as pause } from 'node:timers/promises'

import { deployables, type DeployableName } from '../deployables.ts'
import { plainFailure } from '../process/plain-failure.mjs'
import { holderOf, isFree } from '../process/ports.ts'

/** Port offsets of the infrastructure; those of the processes are in their declarations. */
const infrastructure = { mailbox: 2, smtp: 3, postgres: 4, nats: 5, 'nats monitor': 6, traces: 7 }

/** Every port of a stack by purpose. */
export type StackPorts = Record<keyof typeof infrastructure | 'web' | 'gateway' | `${DeployableName} health`, number>

const offsets = Object.fromEntries([
  ...Object.entries(infrastructure),
  ...Object.values(deployables).flatMap(({ name, ports: { health, http } }): [string, number][] => [
    ...(http === undefined ? [] : [[name, http] as [string, number]]),
    [`${name} health`, health],
  ]),
])

/** Every port of a stack, moved as a whole by its base. */
export function stackPorts(base: number): StackPorts {
  return Object.fromEntries(Object.entries(offsets).map(([name, offset]) => [name, base + offset])) as StackPorts
}

/** Returns the URL of an HTTP server on this machine. */
export function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

/**
 * Returns the site's URL, as printed, mailed and passed to processes. A browser ties a session's cookie to one host
 * name, and creates passkeys only for `localhost`.
 */
export function siteUrlOf(port: number): string {
  return `http://localhost:${port}`
}

/**
 * Rejects when one of the required ports is in use. After an unclean end the old processes may still be exiting, so it
 * waits for a short time first.
 */
export async function assertFree(
  ports: Readonly<Partial<StackPorts>>,
  { waitMs, base }: { readonly waitMs: number; readonly base: number },
): Promise<void> {
  const deadline = Date.now() + waitMs
  for (const [name, port] of Object.entries(ports)) {
    while (!(await isFree(port))) {
      if (Date.now() < deadline) await pause(200)
      else throw plainFailure(busy(name, port, base))
    }
  }
}

function busy(name: string, port: number, base: number): string {
  const holder = holderOf(port)
  const holderText = holder ? `is used by ${holder}` : 'is used by another program'
  const other = base + 100 > 65_500 ? 4000 : base + 100
  return `Port ${port} (${name}) ${holderText}; stop that or move every port, for example: npm start -- --port-base ${other}`
}
