export interface DeployablePlan {
  readonly command: string
  readonly args: string[]
  readonly options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv }
  readonly stopSignal: 'SIGTERM'
  readonly logFile: string
}

export declare function deployablePlan(
  deployable: { name: string; healthPort: number; own: Record<string, string> },
  stack: { dir: string; env: NodeJS.ProcessEnv; everyName: readonly string[] },
): DeployablePlan
export declare function migrationSettings(step: {
  names: readonly string[]
  databaseUrl: string
  roles: Readonly<Record<string, string>>
  passwords: Readonly<Record<string, string>>
}): Record<string, string>
export declare function serviceSettings(service: {
  name: string
  databaseUrl: string
  roles: Readonly<Record<string, string>>
  passwords: Readonly<Record<string, string>>
  natsUrl: string
}): Record<string, string>

/** The prefix of a deployable's environment variables. */
export declare function prefixOf(name: string): string
