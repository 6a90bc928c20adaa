import type { Bus } from './bus.js'

/** Does it after every reconnect to the bus: what was said meanwhile has not been heard by plain subscriptions. */
export function onReconnect({ connection }: Pick<Bus, 'connection'>, callback: () => void): void {
  const watch = async (): Promise<void> => {
    for await (const { type } of connection.status()) if (type === 'reconnect') callback()
  }
  void watch()
}
