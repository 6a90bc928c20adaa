import { Button } from '@seneb/ui/button'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'

import { SelectField } from '../../ui/fields.js'
import { contentCopy } from './content.copy.js'

const copy = contentCopy.publicationPreview

/** A page or an email in a frame without scripts, at the width of a phone or a desktop. */
export function PreviewFrame({ src }: { readonly src: string }) {
  const [width, setWidth] = useState<string>('phone')
  const [loads, setLoads] = useState(0)
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
          src={src}
        />
      </div>
    </>
  )
}
