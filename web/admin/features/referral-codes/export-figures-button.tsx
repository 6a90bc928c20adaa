import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskExportReferralFiguresDocument } from '../../graph/generated/referral-codes/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { saveFile } from '../../ui/save-file.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.export
const weeks = 52

/** Saves the figures of every code and week as a spreadsheet, part by part; each part is in the audit log. */
export function ExportFiguresButton() {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskExportReferralFiguresDocument,
    ({ exportReferralFigures }) => exportReferralFigures,
  )
  const [saved, setSaved] = useState<number>()
  const save = async () => {
    setSaved(undefined)
    const parts: string[] = []
    let count = 0
    for (let after: string | undefined; ;) {
      const part = await mutate({ weeks, ...(after === undefined ? {} : { after }) })
      if (!part) return
      // Every part begins with its own header line.
      parts.push(parts.length === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1))
      count += part.lines
      if (!part.after) break
      after = part.after
    }
    saveFile('referral-figures.csv', parts.join('\n'))
    setSaved(count)
  }
  return (
    <>
      <span role="status" className="desk-small">
        {error?.message ?? (saved === undefined ? '' : copy.done(saved))}
      </span>
      <Button isBusy={isBusy} onClick={() => void save()}>
        {isBusy ? copy.busy : copy.button}
      </Button>
    </>
  )
}
