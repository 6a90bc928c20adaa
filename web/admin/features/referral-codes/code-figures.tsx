import { FiguresTable, type FigureColumn } from '../../ui/figures-table.js'
import type { DeskReferralCountsFragment } from '../../graph/generated/referral-codes/graphql.js'
import type { CodeReport } from './referral-code.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.figures

/** Counts with the text of a hidden one. */
interface Row extends DeskReferralCountsFragment {
  readonly hidden: string
}

const textOf = (count: number | null | undefined, hidden: string) => String(count ?? hidden)

const columns: readonly FigureColumn<Row>[] = [
  { head: copy.hits, format: ({ hidden, hits }) => textOf(hits, hidden) },
  { head: copy.visits, format: ({ hidden, visits }) => textOf(visits, hidden) },
  { head: copy.enquiries, format: ({ enquiries, hidden }) => textOf(enquiries, hidden) },
]

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Whether the whole week is hidden, as it is after a merge with small counts. */
function isHidden({ enquiries, hits, visits }: DeskReferralCountsFragment): boolean {
  return [hits, visits, enquiries].every((count) => count === null)
}

/** Figures of a code: a line for each whole week and a line for the total. */
export function CodeFigures({ report: { total, weeks } }: { readonly report: CodeReport }) {
  const rows = weeks.map(({ counts, monday }) => ({
    name: day.format(new Date(monday)),
    figures: { ...counts, hidden: isHidden(counts) ? copy.hidden : copy.small },
  }))
  const all = { name: copy.total, figures: { ...total, hidden: copy.hidden } }
  return (
    <div>
      <FiguresTable of={copy.week} title={copy.title} columns={columns} rows={[all, ...rows]} empty={copy.empty} />
      <p className="desk-small mt-2">{copy.note}</p>
    </div>
  )
}
