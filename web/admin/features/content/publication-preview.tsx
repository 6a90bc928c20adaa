import { Button } from '@seneb/ui/button'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'

import { SelectField } from '../../ui/fields.js'
import { contentCopy } from './content.copy.js'
import { kindName, type PublicationDetails } from './publication-kinds.js'

const copy = contentCopy.publicationPreview

/** The public page with the saved draft, as the site renders it, at the width of a phone or a desktop. */
export function PublicationPreview({ details }: { readonly details: PublicationDetails }) {
  const { draft, publication, revision } = details
  const isShown = draft !== null || publication.state === 'PUBLISHED'
  const path = isShown ? publication.path : undefined
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
      </div>
      <div className="grid min-w-0 gap-3 p-4">
        {!path && <p>{copy.noPage}</p>}
        {path && !draft && <p className="desk-small">{copy.noDraft}</p>}
        {path && <PreviewFrame key={revision} publication={publication} path={path} />}
      </div>
    </section>
  )
}

interface PreviewFrameProps {
  readonly publication: PublicationDetails['publication']
  readonly path: string
}

/** Frame without scripts; it is loaded again after each change of the record. */
function PreviewFrame({ path, publication: { key, kind } }: PreviewFrameProps) {
  const [width, setWidth] = useState<string>('phone')
  const [loads, setLoads] = useState(0)
  const [page = '', anchor] = path.split('#')
  const label = copy.widths.find(([name]) => name === width)?.[1] ?? ''
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField label={copy.width} value={width} options={copy.widths} onValue={setWidth} />
        <Button isSmall onClick={() => setLoads(loads + 1)}>
          <RotateCw aria-hidden size={16} /> {copy.reload}
        </Button>
      </div>
      <div className="desk-page-preview" role="group" aria-label={copy.frame(label)} tabIndex={0}>
        <iframe
          key={loads}
          title={copy.frame(label)}
          data-width={width}
          sandbox="allow-same-origin"
          loading="lazy"
          src={`/desk-preview/${kindName(kind)}/${key}?path=${encodeURIComponent(page)}${anchor ? `#${anchor}` : ''}`}
        />
      </div>
    </>
  )
}
