import { ownFiles } from './compose-parts.ts'

/** One service of a compose file, in its own words; a text that begins with `*` stands for what an anchor names. */
export type Service = Readonly<Record<string, unknown>>

/** The volume with the files that are for one container alone. */
export function ownVolume(name: string): string {
  return `secrets-${name}:${ownFiles}:ro`
}

/** A port of this machine alone; a proxy that ends TLS stands before it. */
export function onPort(variable: string, port: number): string {
  return `127.0.0.1:\${${variable}:-${port}}:${port}`
}

/** What every container of ours and of others is held to. */
export const hardened: Service = {
  init: true,
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  pids_limit: 256,
  stop_grace_period: '40s',
  restart: 'unless-stopped',
  logging: {
    driver: 'json-file',
    // Whoever reads the files of all containers is told whose a line is.
    options: { 'max-size': '10m', 'max-file': '3', labels: 'com.docker.compose.project,com.docker.compose.service' },
  },
}
