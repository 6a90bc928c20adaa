/** Slugs of the legal pages. */
export const legalDocumentSlugs = ['privacy-policy', 'terms-of-service', 'cookie-policy'] as const

/** One published version of a legal page; the text itself is part of the content service's data. */
interface LegalVersionName {
  readonly version: string
  /** Day from whose beginning (UTC) it is in force; of two versions of one day the later in the list applies. */
  readonly publishedOn: string
}

/**
 * Every shipped version of the legal pages that consents refer to, oldest first; a test compares the list with the
 * files. Staff publish later versions, which services learn from events.
 */
export const legalVersions = {
  'terms-of-service': [
    { version: '1', publishedOn: '2026-11-21' },
    { version: '2', publishedOn: '2026-11-23' },
  ],
  'privacy-policy': [
    { version: '1', publishedOn: '2026-11-21' },
    { version: '2', publishedOn: '2026-11-23' },
    { version: '3', publishedOn: '2026-11-23' },
    { version: '4', publishedOn: '2026-11-28' },
  ],
} as const satisfies Readonly<Record<string, readonly [LegalVersionName, ...LegalVersionName[]]>>

/** Versions that a person agrees to, as stored with a submission. */
export interface LegalVersionsInForce {
  readonly terms_version: string
  readonly privacy_version: string
}

/** Versions of the legal documents that a form showed, as the form sends them. */
export interface LegalVersionsShown {
  readonly terms: string
  readonly privacy: string
}

/** Returns the shipped versions in force at a time (D-65, D-83). */
export function legalVersionsAt(at: Date): LegalVersionsInForce {
  return {
    terms_version: versionAt(legalVersions['terms-of-service'], at),
    privacy_version: versionAt(legalVersions['privacy-policy'], at),
  }
}

/** Before the first version was published, the first is stored, because it was drafted for that time. */
function versionAt(versions: readonly [LegalVersionName, ...LegalVersionName[]], at: Date): string {
  const day = at.toISOString().slice(0, 10)
  return (versions.findLast(({ publishedOn }) => publishedOn <= day) ?? versions[0]).version
}
