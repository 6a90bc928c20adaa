import { FiguresTable, type FigureColumn } from '../../ui/figures-table.js'
import { formatShare, formatElapsed, type Figures } from './figure-words.js'
import { promisesCopy } from './promises.copy.js'

const copy = promisesCopy.promiseTable

interface PromiseTableProps {
  /** Unit of grouping, such as a week. */
  readonly of: string
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[]
}

const columns: readonly FigureColumn<Figures>[] = [
  { head: copy.onTime, words: ({ onTime }) => String(onTime) },
  { head: copy.late, words: ({ late }) => String(late) },
  { head: copy.lateOpen, words: ({ overdue }) => String(overdue) },
  { head: copy.waiting, words: ({ pending }) => String(pending) },
  { head: copy.notCounted, words: ({ excluded }) => String(excluded) },
  { head: copy.median, words: ({ medianSeconds }) => formatElapsed(medianSeconds) },
  { head: copy.within, words: ({ ninetyFifthSeconds }) => formatElapsed(ninetyFifthSeconds) },
  { head: copy.shareInTime, words: (figures) => formatShare(figures, copy.tooFew), isText: true },
]

/** Results of promises, one row per group. */
export function PromiseTable(props: PromiseTableProps) {
  return <FiguresTable {...props} columns={columns} empty={copy.empty} />
}
