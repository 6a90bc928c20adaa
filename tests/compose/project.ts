import { join } from 'node:path'

import { root } from '../../infra/process/paths.mjs'
import type { Engine } from './engine.ts'

/** Ports of this machine that a trial on it does not use. */
const ports = { site: 4400, gateway: 4401, mailbox: 4402 } as const

/** Public addresses of the trial. */
export const entrances = {
  site: `http://localhost:${ports.site}`,
  gateway: `http://localhost:${ports.gateway}`,
  mailbox: `http://localhost:${ports.mailbox}`,
} as const

const environment = {
  SENEB_WEB_PORT: String(ports.site),
  SENEB_GATEWAY_PORT: String(ports.gateway),
  SENEB_MAILBOX_PORT: String(ports.mailbox),
  SENEB_SITE_URL: entrances.site,
  SENEB_API_URL: entrances.gateway,
}

/** One container, as the engine sees it. */
export interface Container {
  readonly service: string
  readonly id: string
  readonly inspected: Inspected
}

/** The part of `docker inspect` that is read. */
export interface Inspected {
  readonly Config: { readonly User: string; readonly Env: readonly string[] }
  readonly State: { readonly ExitCode: number; readonly Pid: number; readonly Status: string }
  readonly HostConfig: { readonly Memory: number; readonly PidsLimit: number | null }
}

/** The committed files as a project of the engine. */
export class Project {
  readonly #engine: Engine
  readonly #name: string
  readonly #files: readonly string[]
  readonly #environment: Readonly<Record<string, string>>

  constructor(
    engine: Engine,
    name: string,
    options: { files?: readonly string[]; environment?: Record<string, string> } = {},
  ) {
    this.#engine = engine
    this.#name = name
    this.#files = options.files ?? ['docker-compose.yml']
    this.#environment = { ...environment, ...options.environment }
  }

  run(...args: readonly string[]): Promise<string> {
    const files = this.#files.flatMap((file) => ['-f', join(root, file)])
    return this.#engine.docker(['compose', '-p', this.#name, ...files, ...args], this.#environment)
  }

  async containers(): Promise<readonly Container[]> {
    const ids = (await this.run('ps', '-aq')).trim().split('\n').filter(Boolean)
    const all = JSON.parse(await this.#engine.docker(['inspect', ...ids])) as readonly (Inspected & {
      readonly Id: string
      readonly Config: { readonly Labels: Readonly<Record<string, string>> }
    })[]
    return all.map((inspected) => ({
      service: inspected.Config.Labels['com.docker.compose.service'] ?? '',
      id: inspected.Id,
      inspected,
    }))
  }

  /** Containers, networks and volumes. */
  async remove(): Promise<void> {
    await this.run('down', '--volumes', '--timeout', '30')
  }
}
