import { Checkbox } from '@seneb/ui/checkbox'
import { useState } from 'react'

import { formError } from '../../graph/desk-error.js'
import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import {
  DeskComparedEnquiryDocument,
  DeskMergeEnquiriesDocument,
  type DeskComparedEnquiryQuery,
} from '../../graph/generated/merges/graphql.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useResult } from '../../session/use-result.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { preferenceOf, stateLabels } from '../../enquiry/enquiry-labels.js'
import { factLabel, factValue } from '../../enquiry/fact-labels.js'
import { exactText } from '../../ui/when.js'
import { mergesCopy } from './merges.copy.js'
import type { PersonEnquiry } from './person-enquiry.js'

const copy = mergesCopy.dialog

type Compared = Pick<DeskComparedEnquiryQuery['careEnquiry'], 'enquiry' | 'personal'>

interface CompareDialogProps {
  readonly details: DeskEnquiryDetailsQuery['careEnquiry']
  readonly other: PersonEnquiry
  readonly viewer: Viewer
  readonly onEnd: (isChanged: boolean) => void
}

/** Two enquiries side by side, and the merge of the other one into the open one. */
export function CompareDialog({ details, onEnd, other, viewer }: CompareDialogProps) {
  const { data, error: unread } = useResult(DeskComparedEnquiryDocument, { id: other.enquiry.id })
  const { mutate, isBusy, error } = useDeskMutation(DeskMergeEnquiriesDocument, ({ mergeEnquiries }) => mergeEnquiries)
  const [isSamePerson, setSamePerson] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const needsLead = !other.isSameAddress && !holds(viewer, 'ENQUIRY_ASSIGN')
  const merge = async () => {
    const isUnconfirmed = !other.isSameAddress && !isSamePerson
    setMissing(isUnconfirmed)
    if (isUnconfirmed) return
    const { id: mergedId, version: mergedVersion } = data?.careEnquiry.enquiry ?? other.enquiry
    const { id, version } = details.enquiry
    if (await mutate({ id, version, mergedId, mergedVersion, isSamePerson })) onEnd(true)
  }
  const message = formError(error ?? unread) ?? (isMissing && !isSamePerson ? copy.pleaseConfirm : undefined)
  const both = data ? <Comparison own={details} other={data.careEnquiry} /> : <SkeletonRows />
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      {needsLead ? (
        <div className="grid gap-4">
          {both}
          <NoteBar>{copy.onlyLeads}</NoteBar>
        </div>
      ) : (
        <DialogForm
          submitLabel={copy.merge(other.enquiry.reference)}
          isBusy={isBusy || !data}
          error={message}
          onSubmit={merge}
        >
          {both}
          {!other.isSameAddress && (
            <Checkbox
              checked={isSamePerson}
              onChange={(event) => setSamePerson(event.target.checked)}
              label={copy.isSamePerson}
            />
          )}
          <p className="desk-small">{copy.note}</p>
        </DialogForm>
      )}
    </DeskDialog>
  )
}

interface ComparisonProps {
  readonly own: Compared
  readonly other: Compared
}

/** One row for each fact that either has; a fact that differs is in bold. */
function Comparison({ other, own }: ComparisonProps) {
  const [left, right] = [factsOf(own), factsOf(other)]
  const names = [...new Set([...left.keys(), ...right.keys()])]
  return (
    <div className="overflow-x-auto">
      <table className="desk-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{own.enquiry.reference}</th>
            <th scope="col">{other.enquiry.reference}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const isSame = left.get(name) === right.get(name)
            const className = isSame ? undefined : 'font-semibold'
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-head={own.enquiry.reference} className={className}>
                  <bdi>{left.get(name)}</bdi>
                </td>
                <td data-head={other.enquiry.reference} className={className}>
                  <bdi>{right.get(name)}</bdi>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Facts by their labels, in the order in which they are compared. */
function factsOf({ enquiry, personal }: Compared): ReadonlyMap<string, string> {
  const facts: (readonly [string, string | null | undefined])[] = [
    [copy.name, enquiry.fullName],
    [copy.email, personal?.email],
    [copy.phone, personal?.phoneNumber],
    [copy.received, exactText(enquiry.submittedAt)],
    [copy.state, stateLabels[enquiry.state]],
    [copy.request, preferenceOf(enquiry)],
    ...(personal?.facts ?? []).map(({ name, value }) => [factLabel(name), factValue(name, value)] as const),
  ]
  return new Map(facts.flatMap(([name, value]) => (value ? [[name, value] as const] : [])))
}
