import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskExportAuditDocument } from '../../graph/generated/audit/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { saveFile } from '../../ui/save-file.js'
import type { AuditFilter } from './audit-filter.js'
import { auditCopy } from './audit.copy.js'

const copy = auditCopy.exportButton

/** Saves the filtered entries as a CSV file, part by part; the audit trail records each exported part. */
export function ExportButton({ filter }: { readonly filter: AuditFilter }) {
  const { mutate, isBusy, error } = useDeskMutation(DeskExportAuditDocument, ({ exportAudit }) => exportAudit)
  const [saved, setSaved] = useState<number>()
  const save = async () => {
    setSaved(undefined)
    const chunks: string[] = []
    let count = 0
    for (let before: number | undefined; ;) {
      const part = await mutate({ ...filter, ...(before === undefined ? {} : { before }) })
      if (!part) return
      // Every part begins with its own header line.
      chunks.push(chunks.length === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1))
      count += part.entries
      if (typeof part.before !== 'number') break
      before = part.before
    }
    saveFile('audit-trail.csv', chunks.join('\n'))
    setSaved(count)
  }
  return (
    <>
      <span role="status" className="desk-small">
        {error?.message ?? (saved === undefined ? '' : copy.entriesExportedTheAudit(saved))}
      </span>
      <Button isBusy={isBusy} onClick={() => void save()}>
        {isBusy ? copy.exporting : copy.exportCsv}
      </Button>
    </>
  )
}
