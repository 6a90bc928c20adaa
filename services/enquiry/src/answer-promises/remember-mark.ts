import type { WriteTx } from '@seneb/service-kit/storing/db'

import { AnswerPromise } from './answer-promise.entity.js'

/** Remembers the hours of the last mark of a promise that was told, so that none is told again (GEN-07). */
export async function rememberMark(promiseId: string, hours: number, tx: WriteTx): Promise<void> {
  await tx.update(AnswerPromise, { id: promiseId }, { told_hours: hours })
}
