import { ChangedLines } from '../../schema-form/changed-lines.js'
import { contentCopy } from './content.copy.js'
import { textOfContent, type NamedShape } from '../../schema-form/content-schema.js'
import type { Content } from '../../schema-form/content-schema.js'

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
