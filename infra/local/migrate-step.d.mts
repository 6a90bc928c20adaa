export declare function runMigrateStep(step: {
  dir: string
  env: NodeJS.ProcessEnv
  names: readonly string[]
  databaseUrl: string
  roles: Readonly<Record<string, string>>
  passwords: Readonly<Record<string, string>>
  note?: (text: string) => void
}): Promise<void>
