import { DeskExportReferralFiguresDocument } from '../../graph/generated/referral-codes/graphql.js'
import { ExportButton } from '../../session/export-button.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { referralCodesCopy } from './referral-codes.copy.js'

const copy = referralCodesCopy.export
const weeks = 52

/** Saves the figures of every code and week as a spreadsheet; each part is in the audit log. */
export function ExportFiguresButton() {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskExportReferralFiguresDocument,
    ({ exportReferralFigures }) => exportReferralFigures,
  )
  return (
    <ExportButton
      fileName="referral-figures.csv"
      label={copy.button}
      busyLabel={copy.busy}
      savedText={copy.done}
      isBusy={isBusy}
      error={error}
      readPart={(cursor) => mutate({ weeks, ...cursor })}
    />
  )
}
