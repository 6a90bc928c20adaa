import diffSequences from '@jest/diff-sequences'

// Its types tell of its CommonJS form, whose function is a member; the module gives the function itself.
const diffSequence = diffSequences as unknown as typeof diffSequences.default

/** A piece of two texts: in both, in the earlier one alone, or in the later one alone. */
export interface DiffPiece {
  readonly kind: 'in' | 'out' | 'same'
  readonly text: string
}

const words = new Intl.Segmenter('en', { granularity: 'word' })

/** What changed from one text to another, word by word: without what came in it is the earlier one, without what went out the later. */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const pieces: DiffPiece[] = []
  const add = (kind: DiffPiece['kind'], of: readonly string[]) => {
    if (of.length > 0) pieces.push({ kind, text: of.join('') })
  }
  let seen = { old: 0, now: 0 }
  const upTo = (oldAt: number, nowAt: number) => {
    add('out', old.slice(seen.old, oldAt))
    add('in', now.slice(seen.now, nowAt))
  }
  diffSequence(
    old.length,
    now.length,
    (oldAt, nowAt) => old[oldAt] === now[nowAt],
    (count, oldAt, nowAt) => {
      upTo(oldAt, nowAt)
      add('same', old.slice(oldAt, oldAt + count))
      seen = { old: oldAt + count, now: nowAt + count }
    },
  )
  upTo(old.length, now.length)
  return pieces
}

function wordsOf(text: string): string[] {
  return [...words.segment(text)].map(({ segment }) => segment)
}
