import { readFileSync } from 'node:fs'

import { parse } from 'yaml'

/** One service of a compose file, as far as tests read it. */
export interface ComposeService {
  readonly image?: string
  readonly working_dir?: string
  readonly command?: readonly string[]
  readonly entrypoint?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly networks?: readonly string[]
  readonly network_mode?: string
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean }
  readonly mem_limit?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly user?: string
  readonly restart?: string
  readonly profiles?: readonly string[]
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean } | null>>
}

/** Port on which every container serves its health and metrics. */
export const healthPort = 9464

const root = new URL('../../', import.meta.url)

/** Parsed files by their text, because tests read the same file many times. */
const parsed = new Map<string, ComposeFile>()

/** Reads `docker-compose.yml` or `docker-compose.production.yml` as compose does, with its anchors followed. */
export function readCompose(
  name: string,
  read = (path: string) => readFileSync(new URL(path, root), 'utf8'),
): ComposeFile {
  const text = read(name)
  const file = parsed.get(text) ?? (parse(text, { version: '1.1', merge: true, maxAliasCount: -1 }) as ComposeFile)
  parsed.set(text, file)
  return file
}

/** The services of the profile `observe`, which watch the platform. */
export function observersOf({ services }: ComposeFile): Readonly<Record<string, ComposeService>> {
  return Object.fromEntries(Object.entries(services).filter(([, { profiles }]) => profiles?.includes('observe')))
}
