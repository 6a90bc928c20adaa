import { placeOf, type PlanLine } from './plan-labels.js'
import { wordDiff, type DiffPiece } from '../../ui/word-diff.js'

type Line = Pick<PlanLine, 'id' | 'part' | 'text'> & { readonly day?: number | null }

/** A line that is not the same in two versions. */
export interface ChangedLine {
  readonly id: string
  /** Place of the line, and its earlier place when it moved. */
  readonly section: string
  readonly stood: string | undefined
  readonly pieces: readonly DiffPiece[]
}

/** Returns the differences in the later of two versions, line by line by ID, and the number of unchanged lines. */
export function versionDiff(
  before: readonly Line[],
  after: readonly Line[],
): { readonly changed: readonly ChangedLine[]; readonly same: number } {
  const now = new Map(after.map((line) => [line.id, line]))
  const old = new Map(before.map((line) => [line.id, line]))
  const removed = before.filter(({ id }) => !now.has(id)).map((line) => changedLine(line, wordDiff(line.text, '')))
  const stay = after.map((line) => {
    const was = old.get(line.id)
    return changedLine(line, wordDiff(was?.text ?? '', line.text), was)
  })
  const isChanged = ({ pieces, stood }: ChangedLine) =>
    stood !== undefined || pieces.some(({ kind }) => kind !== 'same')
  const changed = stay.filter(isChanged)
  return { changed: [...changed, ...removed], same: stay.length - changed.length }
}

function changedLine(line: Line, pieces: readonly DiffPiece[], stoodAs: Line = line): ChangedLine {
  const [section, stood] = [placeOf(line), placeOf(stoodAs)]
  return { id: line.id, section, stood: stood === section ? undefined : stood, pieces }
}
