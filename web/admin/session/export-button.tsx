import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import type { DeskError } from '../graph/desk-error.js'
import { saveFile } from '../ui/save-file.js'

/** One part of a spreadsheet; `after` is the cursor of the next one. */
interface ExportedPart {
  readonly csv: string
  readonly lines: number
  readonly after?: string | null
}

interface ExportButtonProps {
  readonly fileName: string
  readonly label: string
  readonly busyLabel: string
  readonly savedText: (lines: number) => string
  readonly isBusy: boolean
  readonly error: DeskError | undefined
  /** Reads the part after a cursor; undefined when that failed. */
  readonly readPart: (cursor: { readonly after?: string }) => Promise<ExportedPart | undefined>
}

/** Saves a spreadsheet that is read part by part. */
export function ExportButton(props: ExportButtonProps) {
  const { busyLabel, error, fileName, isBusy, label, readPart, savedText } = props
  const [saved, setSaved] = useState<number>()
  const save = async () => {
    setSaved(undefined)
    const parts: string[] = []
    let count = 0
    for (let after: string | undefined; ;) {
      const part = await readPart(after === undefined ? {} : { after })
      if (!part) return
      // Every part begins with its own header line.
      parts.push(parts.length === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1))
      count += part.lines
      if (!part.after) break
      after = part.after
    }
    saveFile(fileName, parts.join('\n'))
    setSaved(count)
  }
  return (
    <>
      <span role="status" className="desk-small">
        {error?.message ?? (saved === undefined ? '' : savedText(saved))}
      </span>
      <Button isBusy={isBusy} onClick={() => void save()}>
        {isBusy ? busyLabel : label}
      </Button>
    </>
  )
}
