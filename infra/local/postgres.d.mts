import type { ServerCommand } from './nats.mjs'

/** The account a server runs as when we are root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

export interface Cluster {
  readonly cluster: string
  readonly postgres: string
  readonly account?: Account
}

export interface PostgresCommand extends Omit<ServerCommand, 'options' | 'stopSignal'> {
  readonly options: Partial<Account> & { readonly cwd: string; readonly env: NodeJS.ProcessEnv }
  readonly stopSignal: 'SIGINT'
}

export declare const superuser: string
export declare function createCluster(options: { home: string; password: string; flags?: string[] }): Promise<Cluster>
export declare function serverCommand(server: Cluster & { port: number; flags?: string[] }): PostgresCommand
export declare function untilAccepting(
  url: string,
  patience: { withinMs: number; gaveUp?: () => boolean },
): Promise<void>
export declare function runStatements(url: string, statements: readonly string[]): Promise<void>
export declare function createDatabase(adminUrl: string, name: string): Promise<void>
export declare function withDatabase(url: string, name: string): string
export declare function withLogin(url: string, user: string, password: string): string
