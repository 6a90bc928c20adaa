import { readFileSync } from 'node:fs'

/** Settings of an opponent: its port, and the servers it connects to. */
export interface OpponentSettings {
  readonly port: number
  readonly natsUrl: string
  readonly databaseUrl: string
  readonly gatewayUrl: string
}

/** Reads the environment that `opponentEnvironment` wrote. */
export function readOpponentSettings(): OpponentSettings {
  const {
    OPPONENT_PORT = '0',
    OPPONENT_NATS_URL = '',
    OPPONENT_DATABASE_URL = '',
    OPPONENT_GATEWAY_URL = '',
  } = process.env
  return {
    port: Number(OPPONENT_PORT),
    natsUrl: OPPONENT_NATS_URL,
    databaseUrl: OPPONENT_DATABASE_URL,
    gatewayUrl: OPPONENT_GATEWAY_URL,
  }
}

/** Returns the environment variables that configure an opponent. */
export function opponentEnvironment(settings: Partial<OpponentSettings>): Record<string, string> {
  return {
    NODE_ENV: 'production',
    OPPONENT_PORT: String(settings.port ?? 0),
    OPPONENT_NATS_URL: settings.natsUrl ?? '',
    OPPONENT_DATABASE_URL: settings.databaseUrl ?? '',
    OPPONENT_GATEWAY_URL: settings.gatewayUrl ?? '',
  }
}

/** The schema of our own website; opponents run in the root of the checkout. */
export function readSchema(): string {
  return readFileSync('gateway/site-schema.graphql', 'utf8')
}
