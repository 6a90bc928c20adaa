import type { Bus } from './bus.js'

/**
 * Calls `callback` after every reconnect to the bus, because
 * plain subscriptions miss messages while disconnected.
 */
export function onReconnect({ connection }: Pick<Bus, 'connection'>, callback: () => void): void {
  const watchStatus = async (): Promise<void> => {
    for await (const { type } of connection.status()) if (type === 'reconnect') callback()
  }
  void watchStatus()
}
