import { durationWords } from '../../ui/durations.js'
import { TableHead } from '../../ui/table-head.js'
import { medianWords, percentWords, type Figures } from './quality-words.js'

interface QualityTableProps {
  /** What is counted together, such as a week. */
  readonly of: string
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[]
}

const columns = [
  ['Drafted', ({ drafted }: Figures) => String(drafted)],
  ['By hand', ({ byHand }: Figures) => String(byHand)],
  ['Words changed', (figures: Figures) => medianWords(figures, figures.medianEditShare, percentWords)],
  ['Lines unchanged', (figures: Figures) => medianWords(figures, figures.medianUnchangedShare, percentWords)],
  ['Lines added', (figures: Figures) => medianWords(figures, figures.medianAddedLines)],
  ['Lines removed', (figures: Figures) => medianWords(figures, figures.medianRemovedLines)],
  ['Taken out by the gate', ({ refusedFigures }: Figures) => String(refusedFigures)],
  [
    'Draft to approval',
    (figures: Figures) =>
      medianWords({ drafted: figures.drafted + figures.byHand }, figures.medianSecondsToApproval, durationWords),
  ],
] as const
const heads = columns.map(([head]) => head)

/** What people changed, a line for each group of plans. */
export function QualityTable({ of, rows, title }: QualityTableProps) {
  return (
    <section className="desk-panel" aria-label={title}>
      <div className="desk-panel-head">
        <h2>{title}</h2>
      </div>
      {rows.length === 0 && <p className="desk-empty">No plan was approved in these weeks.</p>}
      {rows.length > 0 && (
        <table className="desk-table desk-table-dense">
          <TableHead columns={[of, ...heads]} numbers={heads} />
          <tbody>
            {rows.map(({ figures, name }) => (
              <tr key={name}>
                <th scope="row" data-head={of} className="text-start font-semibold">
                  {name}
                </th>
                {columns.map(([head, words]) => (
                  <td key={head} data-head={head} className="desk-number">
                    {words(figures)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
