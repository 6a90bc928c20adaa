import { DiffText, wordDiff } from '../../ui/word-diff.js'
import { contentCopy } from './content.copy.js'
import { textOfContent, type NamedShape } from './content-schema.js'
import type { Content } from './publication-kinds.js'

const copy = contentCopy.publicationDifference

interface PublicationDifferenceProps {
  readonly fields: readonly NamedShape[]
  readonly published: Content | null | undefined
  readonly edited: Content
}

/** Text as it is edited, compared with the text on the site. */
export function PublicationDifference({ edited, fields, published }: PublicationDifferenceProps) {
  const [before, after] = [textOfContent(published, fields), textOfContent(edited, fields)]
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="p-4">
        {!published && <p>{copy.isNew}</p>}
        {published && before === after && <p>{copy.none}</p>}
        {published && before !== after && <ChangedLines before={before} after={after} />}
      </div>
    </section>
  )
}

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
