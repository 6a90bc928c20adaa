/** One published version of a legal page; the text itself is part of the content service's data. */
interface LegalVersionName {
  readonly version: string
  /** The day from whose beginning (UTC) it is in force; of two of one day the later in the list. */
  readonly publishedOn: string
}

/** Every version of the pages that an enquiry counts by, oldest first; a test holds the list against what is published. */
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

/** Returns the versions in force at a time, as stored with a submission (D-65, D-83). */
export function legalVersionsAt(at: Date): { readonly terms_version: string; readonly privacy_version: string } {
  return {
    terms_version: versionAt(legalVersions['terms-of-service'], at),
    privacy_version: versionAt(legalVersions['privacy-policy'], at),
  }
}

/** Before the first was published there was none; what is stored then is the first, which was drafted for it. */
function versionAt(versions: readonly [LegalVersionName, ...LegalVersionName[]], at: Date): string {
  const day = at.toISOString().slice(0, 10)
  return (versions.findLast(({ publishedOn }) => publishedOn <= day) ?? versions[0]).version
}
