import { ExportRecordDialog } from '../../session/export-record-dialog.js'
import { enquiryDialogsCopy } from './enquiry-dialogs.copy.js'
import type { EnquiryDialogProps } from '../../enquiry/enquiry-part.js'

const { giveItToThatPersonOnly, text } = enquiryDialogsCopy.exportDialog

/** Exports all stored data of an enquiry and its person. */
export function ExportDialog({ enquiry, onEnd }: EnquiryDialogProps) {
  return (
    <ExportRecordDialog
      record={enquiry}
      of=""
      lines={[text, giveItToThatPersonOnly]}
      onDone={() => onEnd(true)}
      onClose={() => onEnd(false)}
    />
  )
}
