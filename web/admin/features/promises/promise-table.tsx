import { FiguresTable, type FigureColumn } from '../../ui/figures-table.js'
import { formatShare, formatElapsed, type Figures } from './figure-text.js'
import { promisesCopy } from './promises.copy.js'

const copy = promisesCopy.promiseTable

interface PromiseTableProps {
  /** Unit of grouping, such as a week. */
  readonly of: string
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[]
}

const columns: readonly FigureColumn<Figures>[] = [
  { head: copy.onTime, format: ({ onTime }) => String(onTime) },
  { head: copy.late, format: ({ late }) => String(late) },
  { head: copy.lateOpen, format: ({ overdue }) => String(overdue) },
  { head: copy.waiting, format: ({ pending }) => String(pending) },
  { head: copy.notCounted, format: ({ excluded }) => String(excluded) },
  { head: copy.median, format: ({ medianSeconds }) => formatElapsed(medianSeconds) },
  { head: copy.within, format: ({ ninetyFifthSeconds }) => formatElapsed(ninetyFifthSeconds) },
  { head: copy.shareInTime, format: (figures) => formatShare(figures, copy.tooFew), isText: true },
]

/** Results of promises, one row per group. */
export function PromiseTable(props: PromiseTableProps) {
  return <FiguresTable {...props} columns={columns} empty={copy.empty} />
}
