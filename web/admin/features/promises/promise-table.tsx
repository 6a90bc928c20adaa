import { FiguresTable, type FigureColumn } from '../../ui/figures-table.js'
import { shareWords, tookWords, type Figures } from './figure-words.js'

interface PromiseTableProps {
  /** Unit of grouping, such as a week. */
  readonly of: string
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[]
}

const columns: readonly FigureColumn<Figures>[] = [
  { head: 'In time', words: ({ inTime }) => String(inTime) },
  { head: 'Late', words: ({ late }) => String(late) },
  { head: 'Late, open', words: ({ overdue }) => String(overdue) },
  { head: 'Waiting', words: ({ running }) => String(running) },
  { head: 'Not counted', words: ({ apart }) => String(apart) },
  { head: 'Median', words: ({ medianSeconds }) => tookWords(medianSeconds) },
  { head: '95 % within', words: ({ ninetyFifthSeconds }) => tookWords(ninetyFifthSeconds) },
  { head: 'Share in time', words: (figures) => shareWords(figures, 'Too few'), isWords: true },
]

/** Results of promises, one row per group. */
export function PromiseTable(props: PromiseTableProps) {
  return <FiguresTable {...props} columns={columns} empty="Nobody asked in these days." />
}
