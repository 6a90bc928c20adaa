import type { Bus } from './bus.js'

/**
 * Calls `act` after every reconnect to the bus: plain subscriptions have missed the messages published while the
 * connection was away.
 */
export function onReconnect({ connection }: Pick<Bus, 'connection'>, callback: () => void): void {
  const watch = async (): Promise<void> => {
    for await (const { type } of connection.status()) if (type === 'reconnect') callback()
  }
  void watch()
}
