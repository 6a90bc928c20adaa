import { durationWords } from '../../ui/durations.js'
import { FiguresTable, type FigureColumn } from '../../ui/figures-table.js'
import { medianWords, percentWords, type Figures } from './quality-words.js'

interface QualityTableProps {
  /** Unit of grouping, such as a week. */
  readonly of: string
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[]
}

const columns: readonly FigureColumn<Figures>[] = [
  { head: 'Drafted', words: ({ drafted }) => String(drafted) },
  { head: 'By hand', words: ({ byHand }) => String(byHand) },
  { head: 'Words changed', words: (figures) => medianWords(figures, figures.medianEditShare, percentWords) },
  { head: 'Lines unchanged', words: (figures) => medianWords(figures, figures.medianUnchangedShare, percentWords) },
  { head: 'Lines added', words: (figures) => medianWords(figures, figures.medianAddedLines) },
  { head: 'Lines removed', words: (figures) => medianWords(figures, figures.medianRemovedLines) },
  { head: 'Taken out by the gate', words: ({ refusedFigures }) => String(refusedFigures) },
  {
    head: 'Draft to approval',
    words: ({ byHand, drafted, medianSecondsToApproval }) =>
      medianWords({ drafted: drafted + byHand }, medianSecondsToApproval, durationWords),
  },
]

/** Edits by people, one row per group of plans. */
export function QualityTable(props: QualityTableProps) {
  return <FiguresTable {...props} columns={columns} empty="No plan was approved in these weeks." />
}
