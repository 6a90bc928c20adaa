import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskExportSubscribersDocument,
  type NewsletterSubscriberState,
} from '../../graph/generated/newsletter/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { saveFile } from '../../ui/save-file.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.subscribers

/** Saves the subscribers of a state as a spreadsheet, part by part; each part is in the audit log. */
export function ExportSubscribersButton({ state }: { readonly state: NewsletterSubscriberState | undefined }) {
  const { mutate, isBusy, error } = useDeskMutation(DeskExportSubscribersDocument, ({ result }) => result)
  const [saved, setSaved] = useState<number>()
  const save = async () => {
    setSaved(undefined)
    const parts: string[] = []
    let count = 0
    for (let after: string | undefined; ;) {
      const part = await mutate({ ...(state ? { state } : {}), ...(after === undefined ? {} : { after }) })
      if (!part) return
      // Every part has its own line of names.
      parts.push(parts.length === 0 ? part.csv : part.csv.slice(part.csv.indexOf('\n') + 1))
      count += part.lines
      if (!part.after) break
      after = part.after
    }
    saveFile('newsletter-subscribers.csv', parts.join('\n'))
    setSaved(count)
  }
  return (
    <>
      <span role="status" className="desk-small">
        {error?.message ?? (saved === undefined ? '' : copy.exported(saved))}
      </span>
      <Button isBusy={isBusy} onClick={() => void save()}>
        {isBusy ? copy.exporting : copy.export}
      </Button>
    </>
  )
}
