import type { Db } from '@seneb/service-kit/database/db'
import { LegalVersions } from '@seneb/service-kit/legal-versions/legal-versions'

/** Runs `fn` while the service's database holds version 7 of the terms and 8 of the policy, as an event brings them. */
export async function withLegalVersions<T>(db: Db, fn: () => Promise<T>): Promise<T> {
  const versions = [
    { document: 'terms-of-service', version: '7' },
    { document: 'privacy-policy', version: '8' },
  ]
  await new LegalVersions().store({ changedAt: new Date().toISOString(), versions }, { db })
  try {
    return await fn()
  } finally {
    await db.run('/* deleteLegalVersions */ delete from legal_versions returning document', [])
  }
}
