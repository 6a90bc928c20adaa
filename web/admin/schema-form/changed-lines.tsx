import { DiffText, wordDiff } from '../ui/word-diff.js'

/** The changed lines of two texts, word by word; lines that both have are left out. */
export function ChangedLines({ after, before }: { readonly before: string; readonly after: string }) {
  const [old, next] = [before.split('\n'), after.split('\n')]
  const [oldLines, nextLines] = [new Set(old), new Set(next)]
  const gone = old.filter((line) => !nextLines.has(line)).join('\n')
  const added = next.filter((line) => !oldLines.has(line)).join('\n')
  return (
    <p className="desk-words">
      <DiffText pieces={wordDiff(gone, added)} />
    </p>
  )
}
