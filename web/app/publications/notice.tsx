import type { Prose } from './prose.js'
import { RichText } from './rich-text.js'

/** What must be read before the rest: who does what, that a consultation comes first (SPEC-01, GEN-01, D-27). */
export function Notice({ prose }: { readonly prose: Prose | null }) {
  if (!prose) return null
  return (
    <div className="wrap pt-4">
      <div role="note" className="rounded-card border-s-4 border-accent bg-warm px-6 py-5">
        <RichText prose={prose} />
      </div>
    </div>
  )
}
