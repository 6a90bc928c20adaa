import type { Bus } from '@seneb/bus/bus'
import { onReconnect } from '@seneb/bus/on-reconnect'
import { ApiKeyChanged } from '@seneb/contracts/messages/identity/api-key.messages'

import { watchIds } from '../watch-ids.js'
import type { KeyPasses } from './key-passes.js'

/** Forgets a key as soon as identity says that it is worth less, and all of them after every reconnect, in which that might have been missed (S11). */
export function watchKeys(bus: Pick<Bus, 'connection'>, passes: KeyPasses): void {
  watchIds(bus, ApiKeyChanged, (keyId) => passes.forgetKey(keyId))
  onReconnect(bus, () => passes.forgetAll())
}
