import { formatDuration } from '../../ui/durations.js'
import { FiguresTable, type FigureColumn } from '../../ui/figures-table.js'
import { formatMedian, formatPercent, type Figures } from './quality-text.js'
import { qualityCopy } from './quality.copy.js'

const copy = qualityCopy.qualityTable

interface QualityTableProps {
  /** Unit of grouping, such as a week. */
  readonly of: string
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[]
}

const columns: readonly FigureColumn<Figures>[] = [
  { head: copy.drafted, format: ({ drafted }) => String(drafted) },
  { head: copy.handWritten, format: ({ handWritten }) => String(handWritten) },
  { head: copy.wordsChanged, format: (figures) => formatMedian(figures, figures.medianEditShare, formatPercent) },
  {
    head: copy.linesUnchanged,
    format: (figures) => formatMedian(figures, figures.medianUnchangedShare, formatPercent),
  },
  { head: copy.linesAdded, format: (figures) => formatMedian(figures, figures.medianAddedLines) },
  { head: copy.linesRemoved, format: (figures) => formatMedian(figures, figures.medianRemovedLines) },
  { head: copy.removed, format: ({ refusedFigures }) => String(refusedFigures) },
  {
    head: copy.draftToApproval,
    format: ({ handWritten, drafted, medianSecondsToApproval }) =>
      formatMedian({ drafted: drafted + handWritten }, medianSecondsToApproval, formatDuration),
  },
]

/** Edits by people, one row per group of plans. */
export function QualityTable(props: QualityTableProps) {
  return <FiguresTable {...props} columns={columns} empty={copy.empty} />
}
