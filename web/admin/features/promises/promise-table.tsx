import { TableHead } from '../../ui/table-head.js'
import { shareWords, tookWords, type Figures } from './figure-words.js'

interface PromiseTableProps {
  /** What is counted together, such as a week. */
  readonly of: string
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[]
}

const counts = [
  ['In time', ({ inTime }: Figures) => inTime],
  ['Late', ({ late }: Figures) => late],
  ['Late, open', ({ overdue }: Figures) => overdue],
  ['Waiting', ({ running }: Figures) => running],
  ['Apart', ({ apart }: Figures) => apart],
] as const
const times = [
  ['Median', ({ medianSeconds }: Figures) => medianSeconds],
  ['19 of 20 within', ({ ninetyFifthSeconds }: Figures) => ninetyFifthSeconds],
] as const
const numbers = [...counts, ...times].map(([head]) => head)

/** How promises went, a line for each group of them. */
export function PromiseTable({ of, rows, title }: PromiseTableProps) {
  return (
    <section className="desk-panel" aria-label={title}>
      <div className="desk-panel-head">
        <h2>{title}</h2>
      </div>
      {rows.length === 0 && <p className="desk-empty">Nobody asked in these days.</p>}
      {rows.length > 0 && (
        <table className="desk-table desk-table-dense">
          <TableHead columns={[of, ...numbers, 'Share in time']} numbers={numbers} />
          <tbody>
            {rows.map(({ figures, name }) => (
              <tr key={name}>
                <th scope="row" data-head={of} className="text-start font-semibold">
                  {name}
                </th>
                {counts.map(([head, count]) => (
                  <td key={head} data-head={head} className="desk-number">
                    {count(figures)}
                  </td>
                ))}
                {times.map(([head, seconds]) => (
                  <td key={head} data-head={head} className="desk-number">
                    {tookWords(seconds(figures))}
                  </td>
                ))}
                <td data-head="Share in time">{shareWords(figures, 'Too few')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
