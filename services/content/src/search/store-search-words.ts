import type { WriteTx } from '@seneb/service-kit/storing/db'

import { addSearchWordsSql, dropSearchWordsSql } from './search.queries.js'

/** Brings the words that mistyped ones are put right by up to what is published now. */
export async function storeSearchWords(tx: WriteTx): Promise<void> {
  await tx.query(addSearchWordsSql)
  await tx.query(dropSearchWordsSql)
}
