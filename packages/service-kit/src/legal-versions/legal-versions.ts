import { legalVersionsAt, type LegalVersionsInForce } from '@seneb/contracts/vocabulary/legal-versions'

import { ReplicatedValues, type Clocked } from '../database/replicated-values.js'

const readVersionsSql = `/* readLegalVersions */ select document as name, version as value from legal_versions`

/** Stores each version unless a newer one is stored, in any order of events. $1 the versions, $2 the time of the change */
const storeVersionsSql = `/* storeLegalVersions */
  insert into legal_versions as l (document, version, changed_at)
  select document, version, $2::timestamptz from jsonb_to_recordset($1::jsonb) as t (document text, version text)
  on conflict (document) do update set version = excluded.version, changed_at = excluded.changed_at
    where l.changed_at <= excluded.changed_at
  returning document`

/**
 * Versions of the legal documents on the site, as this service copied them; consents are stored with them. The shipped
 * versions apply until the first change arrives.
 */
export class LegalVersions {
  private readonly versions = new ReplicatedValues<string>({ read: readVersionsSql, store: storeVersionsSql })

  /** Returns the versions that a person agrees to now (D-65, D-83). */
  async current(ctx: Clocked): Promise<LegalVersionsInForce> {
    const [published, shipped] = [await this.versions.read(ctx), legalVersionsAt(ctx.now())]
    return {
      terms_version: published.get('terms-of-service') ?? shipped.terms_version,
      privacy_version: published.get('privacy-policy') ?? shipped.privacy_version,
    }
  }

  /** Stores the versions of an event; they apply to this process immediately. */
  store(
    change: { readonly changedAt: string; readonly versions: readonly { document: string; version: string }[] },
    ctx: Pick<Clocked, 'db'>,
  ): Promise<void> {
    return this.versions.store(change.versions, change.changedAt, ctx)
  }
}
