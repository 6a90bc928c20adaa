import type { TeamPageQuery } from '../../graph/generated/graphql.js'
import { teamCopy } from './team.copy.js'

const copy = teamCopy.paid

/** Names the payers of Seneb from the settings; while none is set, states that nobody pays yet (D-77). */
export function HowPaid({ settings }: { readonly settings: TeamPageQuery['site']['settings'] }) {
  const { paidBy, sampleKeys } = settings
  return (
    <section aria-labelledby="how-paid" className="wrap py-10 md:py-14">
      <h2 id="how-paid" className="title-2">
        {copy.title}
      </h2>
      <p className="mt-4 max-w-[65ch]">
        {paidBy ?? copy.byNobody}
        {paidBy && sampleKeys.includes('company.paidBy') && ` (${copy.sample})`}
      </p>
    </section>
  )
}
