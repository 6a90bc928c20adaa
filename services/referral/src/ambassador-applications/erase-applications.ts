import type { WriteTx } from '@seneb/service-kit/database/db'

/** Deletes applications with their documents; an ambassador who came from one is no longer linked to it. */
export async function eraseApplications(ids: readonly string[], tx: WriteTx): Promise<void> {
  await tx.query(eraseSql, [ids])
}

/** $1 applications */
const eraseSql = `/* eraseApplications */
  with links as (update ambassadors set application_id = null where application_id = any($1::uuid[])),
  documents as (delete from application_documents where application_id = any($1::uuid[]))
  delete from ambassador_applications where id = any($1::uuid[])`
