import type { Mailbox } from '@seneb/testkit/mailbox'

import type { Stack, StackOptions } from '../support/stack.js'
import type { ChaosOptions } from './chaos-options.js'

/** Result of a run: the text to print, and whether everything is accounted for. */
export interface MixResult {
  readonly lines: readonly string[]
  readonly isGood: boolean
}

/** Load that is sent while parts are killed, and the check that accounts for it. */
export interface Mix extends Required<Pick<StackOptions, 'deployables' | 'environment'>> {
  readonly run: (stack: Stack, mailbox: Mailbox, options: ChaosOptions) => Promise<MixResult>
}
