import { Button } from '@seneb/ui/button'

import {
  DeskRestoreConsentByTelephoneDocument,
  DeskWithdrawConsentByTelephoneDocument,
} from '../../graph/generated/telephone/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { purposeLabel } from '../../enquiry/fact-labels.js'
import type { TelephoneDialogProps } from './telephone-dialog-props.js'
import { telephoneCopy } from './telephone.copy.js'

const copy = telephoneCopy.consents

/** Consents of the patient; each can be withdrawn, and restored for a while. */
export function ConsentsDialog({ details: { enquiry }, facts: { consents }, onChanged, onEnd }: TelephoneDialogProps) {
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <ul className="grid gap-4">
        {consents.map((consent) => (
          <Consent key={consent.purpose} {...{ consent, enquiry, onChanged }} />
        ))}
      </ul>
      <Button className="mt-4" variant="quiet" onClick={() => onEnd(false)}>
        {copy.close}
      </Button>
    </DeskDialog>
  )
}

interface ConsentProps extends Pick<TelephoneDialogProps, 'onChanged'> {
  readonly consent: TelephoneDialogProps['facts']['consents'][number]
  /** The version counts only for a withdrawal. */
  readonly enquiry: { readonly id: string; readonly version: number }
}

/** A consent with its state, its withdrawal, and its restoration while that is possible. */
export function Consent({ consent, enquiry: { id, version }, onChanged }: ConsentProps) {
  const { givenAt, purpose, undoUntil, withdrawnAt } = consent
  const withdrawing = useDeskMutation(
    DeskWithdrawConsentByTelephoneDocument,
    ({ withdrawConsentByTelephone }) => withdrawConsentByTelephone,
  )
  const restoring = useDeskMutation(
    DeskRestoreConsentByTelephoneDocument,
    ({ restoreConsentByTelephone }) => restoreConsentByTelephone,
  )
  const error = withdrawing.error ?? restoring.error
  const run = async (change: Promise<unknown>) => {
    await change
    await onChanged()
  }
  return (
    <li className="grid justify-items-start gap-1.5">
      <span className="font-semibold">{copy.purposes[purpose] ?? purposeLabel(purpose)}</span>
      <span className="desk-small">
        {withdrawnAt ? copy.withdrawn : copy.given} <When at={withdrawnAt ?? givenAt} />
        {undoUntil && (
          <>
            . {copy.canRestore} <When at={undoUntil} />
          </>
        )}
      </span>
      {!withdrawnAt && copy.effects[purpose] && <p className="desk-small">{copy.effects[purpose]}</p>}
      {!withdrawnAt && (
        <Button
          isSmall
          isBusy={withdrawing.isBusy}
          onClick={() => void run(withdrawing.mutate({ id, version, purpose }))}
        >
          {copy.withdraw}
        </Button>
      )}
      {withdrawnAt && undoUntil && (
        <Button isSmall isBusy={restoring.isBusy} onClick={() => void run(restoring.mutate({ id, purpose }))}>
          {copy.restore}
        </Button>
      )}
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </li>
  )
}
