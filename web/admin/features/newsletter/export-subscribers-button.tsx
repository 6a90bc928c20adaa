import {
  DeskExportSubscribersDocument,
  type NewsletterSubscriberState,
} from '../../graph/generated/newsletter/graphql.js'
import { ExportButton } from '../../session/export-button.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.subscribers

/** Saves the subscribers of a state as a spreadsheet; each part is in the audit log. */
export function ExportSubscribersButton({ state }: { readonly state: NewsletterSubscriberState | undefined }) {
  const { mutate, isBusy, error } = useDeskMutation(DeskExportSubscribersDocument, ({ result }) => result)
  return (
    <ExportButton
      fileName="newsletter-subscribers.csv"
      label={copy.export}
      busyLabel={copy.exporting}
      savedText={copy.exported}
      isBusy={isBusy}
      error={error}
      readPart={(cursor) => mutate({ ...(state ? { state } : {}), ...cursor })}
    />
  )
}
