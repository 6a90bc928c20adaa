import type { Mailbox } from '@seneb/testkit/mailbox'

import type { Stack, StackOptions } from '../support/stack.js'
import type { ChaosOptions } from './chaos-options.js'

/** What a run came to: what is printed, and whether everything is accounted for. */
export interface MixResult {
  readonly lines: readonly string[]
  readonly isGood: boolean
}

/** What is sent in while parts are killed, and how it is accounted for. */
export interface Mix extends Required<Pick<StackOptions, 'deployables' | 'environment'>> {
  readonly run: (stack: Stack, mailbox: Mailbox, options: ChaosOptions) => Promise<MixResult>
}
