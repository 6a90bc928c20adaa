import { formatDuration } from '../../ui/durations.js'
import { FiguresTable, type FigureColumn } from '../../ui/figures-table.js'
import { formatMedian, formatPercent, type Figures } from './quality-words.js'
import { qualityCopy } from './quality.copy.js'

const copy = qualityCopy.qualityTable

interface QualityTableProps {
  /** Unit of grouping, such as a week. */
  readonly of: string
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[]
}

const columns: readonly FigureColumn<Figures>[] = [
  { head: copy.drafted, words: ({ drafted }) => String(drafted) },
  { head: copy.handWritten, words: ({ handWritten }) => String(handWritten) },
  { head: copy.wordsChanged, words: (figures) => formatMedian(figures, figures.medianEditShare, formatPercent) },
  { head: copy.linesUnchanged, words: (figures) => formatMedian(figures, figures.medianUnchangedShare, formatPercent) },
  { head: copy.linesAdded, words: (figures) => formatMedian(figures, figures.medianAddedLines) },
  { head: copy.linesRemoved, words: (figures) => formatMedian(figures, figures.medianRemovedLines) },
  { head: copy.removed, words: ({ refusedFigures }) => String(refusedFigures) },
  {
    head: copy.draftToApproval,
    words: ({ handWritten, drafted, medianSecondsToApproval }) =>
      formatMedian({ drafted: drafted + handWritten }, medianSecondsToApproval, formatDuration),
  },
]

/** Edits by people, one row per group of plans. */
export function QualityTable(props: QualityTableProps) {
  return <FiguresTable {...props} columns={columns} empty={copy.empty} />
}
