export interface NatsAccount {
  readonly user: string
  readonly password: string
  readonly permissions?: object
}

export interface ServerCommand {
  readonly command: string
  readonly args: string[]
  readonly options: { readonly env: Record<string, string> }
  readonly stopSignal: 'SIGTERM'
}

export declare const natsAdmin: 'admin'
export declare function natsCommand(server: {
  program: string
  dir: string
  port: number
  monitorPort: number
  storeKey: string
  accounts: readonly NatsAccount[]
}): ServerCommand
export declare function natsUrl(login: { user: string; password: string; port: number }): string
export declare function untilNatsReady(
  server: { port: number; monitorPort: number },
  patience: { withinMs: number; gaveUp?: () => boolean },
): Promise<void>
