import { LegalVersionsChanged } from '@seneb/contracts/messages/content/legal-version.messages'
import { isLegalKind } from '@seneb/contracts/publications/publication-editing'
import type { WriteTx } from '@seneb/service-kit/database/db'

const readVersionsSql = `/* readLegalVersions */
  select key as document, content -> 'versions' -> -1 ->> 'version' as version
  from publications where kind = 'legal-document' order by key`

interface Stamp {
  readonly revision: number
  readonly changedAt: Date
}

/**
 * Publishes the current version of each legal document for the services that store it with consents, if a change is
 * about one, or about everything. It must be stored before.
 */
export async function publishLegalVersions(
  changes: readonly { readonly kind: string }[],
  { changedAt, revision }: Stamp,
  tx: WriteTx,
): Promise<void> {
  if (changes.length > 0 && !changes.some(({ kind }) => isLegalKind(kind))) return
  const versions = await tx.query<{ document: string; version: string }>(readVersionsSql)
  await tx.publish(LegalVersionsChanged, { revision, changedAt: changedAt.toISOString(), versions })
}
