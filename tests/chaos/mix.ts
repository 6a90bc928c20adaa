import type { Mailbox } from '@seneb/testkit/mailbox'
import type { TestImap } from '@seneb/testkit/test-imap'

import type { Stack, StackOptions } from '../support/stack.js'
import type { ChaosOptions } from './chaos-options.js'

/** Result of a run: the text to print, and whether everything is accounted for. */
export interface MixResult {
  readonly lines: readonly string[]
  readonly isGood: boolean
}

/** Options of a run, with the server of received mail where the mix needs one. */
export interface MixOptions extends ChaosOptions {
  readonly imap?: TestImap
}

/** Load that is sent while parts are killed, and the check that accounts for it. */
export interface Mix extends Required<Pick<StackOptions, 'deployables' | 'environment'>> {
  readonly run: (stack: Stack, mailbox: Mailbox, options: MixOptions) => Promise<MixResult>
  /** Whether the platform reads a mailbox, in which the mix puts mail. */
  readonly readsMail?: boolean
}
