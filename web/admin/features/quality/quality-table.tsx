import { durationWords } from '../../ui/durations.js'
import { FiguresTable, type FigureColumn } from '../../ui/figures-table.js'
import { medianWords, percentWords, type Figures } from './quality-words.js'
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
  { head: copy.wordsChanged, words: (figures) => medianWords(figures, figures.medianEditShare, percentWords) },
  { head: copy.linesUnchanged, words: (figures) => medianWords(figures, figures.medianUnchangedShare, percentWords) },
  { head: copy.linesAdded, words: (figures) => medianWords(figures, figures.medianAddedLines) },
  { head: copy.linesRemoved, words: (figures) => medianWords(figures, figures.medianRemovedLines) },
  { head: copy.takenOut, words: ({ refusedFigures }) => String(refusedFigures) },
  {
    head: copy.draftToApproval,
    words: ({ handWritten, drafted, medianSecondsToApproval }) =>
      medianWords({ drafted: drafted + handWritten }, medianSecondsToApproval, durationWords),
  },
]

/** Edits by people, one row per group of plans. */
export function QualityTable(props: QualityTableProps) {
  return <FiguresTable {...props} columns={columns} empty={copy.empty} />
}
