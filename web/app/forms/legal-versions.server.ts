import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'

import { SiteSettingsDocument, type SiteSettingsQuery } from '../graph/generated/graphql.js'
import type { GraphReading, ReadPublished } from '../graph/load-context.js'
import { textOf } from './form-definition.js'

/** Maximum time a page waits for the versions; without them, the service stores those that are current then. */
const timeoutMs = 800

/** Reads the current versions of the legal documents, which a form shows and sends. */
export async function readLegalVersions(read: ReadPublished): Promise<LegalVersionsShown | undefined> {
  return legalVersionsFrom(await read(SiteSettingsDocument, {}, timeoutMs))
}

/** Returns the current versions in the data of the frame; undefined while they are unavailable. */
export function legalVersionsFrom({ data }: GraphReading<SiteSettingsQuery>): LegalVersionsShown | undefined {
  const versions = new Map((data?.legalDocuments ?? []).map(({ slug, version }) => [slug, version]))
  return complete(versions.get('terms-of-service'), versions.get('privacy-policy'))
}

/** Returns the versions that a form sent without a script showed. */
export function legalVersionsOf(form: FormData): LegalVersionsShown | undefined {
  return complete(textOf(form, 'legalVersions.terms'), textOf(form, 'legalVersions.privacy'))
}

function complete(terms: string | undefined, privacy: string | undefined): LegalVersionsShown | undefined {
  return terms && privacy ? { terms, privacy } : undefined
}
