import type { WriteTx } from '@seneb/service-kit/storing/db'

import { endErasureNotice } from './end-erasure-notice.js'
import { tellCareAnswer, type Mailed, type Move } from './tell-care-answer.js'

/** Whether somebody waits to hear what becomes of this mail; its outcome is stored by itself then. */
export function isTold({ kind }: Pick<Mailed, 'kind'>): boolean {
  return kind === 'care-answer' || kind === 'erasure-notice'
}

/** Tells what became of a mail, in the transaction that stores it. */
export async function tellOutcome(mailed: Mailed, move: Move, tx: WriteTx): Promise<void> {
  await tellCareAnswer(mailed, move, tx)
  if (mailed.kind === 'erasure-notice') await endErasureNotice(mailed.causeId, move, tx)
}
