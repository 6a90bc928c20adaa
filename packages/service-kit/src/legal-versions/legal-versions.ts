import type { FieldProblem } from '@seneb/contracts/errors'
import {
  legalVersionsAt,
  type LegalVersionsInForce,
  type LegalVersionsShown,
} from '@seneb/contracts/vocabulary/legal-versions'
import { AppError } from '@seneb/platform/app-error'

import { ReplicatedValues, type Clocked } from '../database/replicated-values.js'

const readVersionsSql = `/* readLegalVersions */ select document as name, version as value from legal_versions`

/** Stores each version unless a newer one is stored, in any order of events. $1 the versions, $2 the time of the change */
const storeVersionsSql = `/* storeLegalVersions */
  insert into legal_versions as l (document, version, changed_at)
  select document, version, $2::timestamptz from jsonb_to_recordset($1::jsonb) as t (document text, version text)
  on conflict (document) do update set version = excluded.version, changed_at = excluded.changed_at
    where l.changed_at <= excluded.changed_at
  returning document`

/** Number of versions by which a page may be ahead of this service, whose events can be late. */
const maxAhead = 10

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

  /**
   * Returns the versions that a person agrees to: those that the form showed, whether or not they are current, otherwise
   * the current ones. Every number up to the current one was published. Rejects with INPUT_INVALID at one far beyond it.
   */
  async agreed(shown: LegalVersionsShown | undefined, ctx: Clocked): Promise<LegalVersionsInForce> {
    const current = await this.current(ctx)
    if (!shown) return current
    const { privacy, terms } = shown
    const fields = [
      ...unknownAt('legalVersions.terms', terms, current.terms_version),
      ...unknownAt('legalVersions.privacy', privacy, current.privacy_version),
    ]
    if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
    return { terms_version: terms, privacy_version: privacy }
  }

  /** Stores the versions of an event; they apply to this process immediately. */
  store(
    change: { readonly changedAt: string; readonly versions: readonly { document: string; version: string }[] },
    ctx: Pick<Clocked, 'db'>,
  ): Promise<void> {
    return this.versions.store(change.versions, change.changedAt, ctx)
  }
}

function unknownAt(path: string, version: string, current: string): FieldProblem[] {
  if (Number(version) <= Number(current) + maxAhead) return []
  return [{ path, message: 'This version is not published. Please load the page again' }]
}
