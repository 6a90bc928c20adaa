import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'

interface ShownVersionsProps {
  readonly legalVersions: LegalVersionsShown | undefined
}

/** Versions of the legal documents that a form shows, for a browser that sends it without a script (D-65, D-83). */
export function ShownVersions({ legalVersions }: ShownVersionsProps) {
  if (!legalVersions) return null
  return (
    <>
      <input type="hidden" name="legalVersions.terms" value={legalVersions.terms} />
      <input type="hidden" name="legalVersions.privacy" value={legalVersions.privacy} />
    </>
  )
}
