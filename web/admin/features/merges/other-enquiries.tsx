import { Button } from '@seneb/ui/button'
import { lazy, useState } from 'react'
import { Link } from 'react-router'

import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import { DeskPersonEnquiriesDocument, DeskUndoMergeDocument } from '../../graph/generated/merges/graphql.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useResult } from '../../session/use-result.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SectionTitle } from '../../ui/section-title.js'
import { When } from '../../ui/when.js'
import { preferenceOf } from '../../enquiry/enquiry-labels.js'
import { StateChip } from '../../enquiry/state-chip.js'
import { mergesCopy } from './merges.copy.js'
import type { PersonEnquiry } from './person-enquiry.js'

const copy = mergesCopy.card

/** Loaded when two enquiries are compared. */
const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.js')).CompareDialog }))

type Details = DeskEnquiryDetailsQuery['careEnquiry']

interface OtherEnquiriesProps {
  readonly details: Details
  readonly viewer: Viewer
  readonly onChanged: () => Promise<void>
}

/** Other enquiries that may be of the same person, to compare and to merge, and those that are merged already. */
export function OtherEnquiries({ details, onChanged, viewer }: OtherEnquiriesProps) {
  const { enquiry, merged } = details
  const { data, refetch } = useResult(DeskPersonEnquiriesDocument, { id: enquiry.id })
  const [compared, setCompared] = useState<PersonEnquiry>()
  const others = data?.personEnquiries.filter(({ isMerged }) => !isMerged) ?? []
  const mayWork = holds(viewer, 'ENQUIRY_WORK')
  if (others.length === 0 && merged.length === 0) return null
  const changed = async () => {
    await Promise.all([refetch(), onChanged()])
  }
  const end = (isChanged: boolean) => {
    setCompared(undefined)
    if (isChanged) void changed()
  }
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <SectionTitle>{copy.label}</SectionTitle>
      </div>
      <div className="grid gap-4 p-4">
        {merged.length > 0 && <Merged {...{ merged, mayWork }} onChanged={changed} />}
        {others.length > 0 && (
          <ul className="grid gap-4">
            {others.map((other) => (
              <Other
                key={other.enquiry.id}
                other={other}
                onCompare={mayWork && !enquiry.mergedInto ? () => setCompared(other) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      <LazyComponent>
        {compared && <CompareDialog {...{ details, viewer }} other={compared} onEnd={end} />}
      </LazyComponent>
    </section>
  )
}

interface OtherProps {
  readonly other: PersonEnquiry
  /** Undefined where the two cannot be merged. */
  readonly onCompare: (() => void) | undefined
}

function Other({ onCompare, other: { enquiry, isSameAddress } }: OtherProps) {
  return (
    <li className="grid justify-items-start gap-1.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <EnquiryLink {...enquiry} />
        <StateChip enquiry={enquiry} />
        <span>{preferenceOf(enquiry)}</span>
      </span>
      <span className="desk-small">
        <When at={enquiry.submittedAt} />, {isSameAddress ? copy.sameAddress : copy.samePhone}
      </span>
      {enquiry.mergedInto && <span className="desk-small">{copy.isMergedInto(enquiry.mergedInto.reference)}</span>}
      {onCompare && !enquiry.mergedInto && (
        <Button isSmall onClick={onCompare}>
          {copy.compare}
        </Button>
      )}
    </li>
  )
}

interface EnquiryLinkProps {
  readonly id: string
  readonly reference: string
}

function EnquiryLink({ id, reference }: EnquiryLinkProps) {
  return (
    <Link
      to={`/enquiries/${id}`}
      state={{ reference }}
      className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap underline decoration-line underline-offset-4"
    >
      {reference}
    </Link>
  )
}

interface MergedProps {
  readonly merged: Details['merged']
  readonly mayWork: boolean
  readonly onChanged: () => Promise<void>
}

function Merged({ mayWork, merged, onChanged }: MergedProps) {
  const { mutate, isBusy, error } = useDeskMutation(DeskUndoMergeDocument, ({ undoMerge }) => undoMerge)
  const separate = async (id: string, version: number) => {
    await mutate({ id, version })
    await onChanged()
  }
  return (
    <div className="grid gap-2">
      <p className="desk-small">{copy.mergedInto}</p>
      <ul className="grid gap-2">
        {merged.map(({ id, mergedAt, reference, version }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <EnquiryLink id={id} reference={reference} />
            <span className="desk-small">
              {copy.mergedAt} <When at={mergedAt} />
            </span>
            {mayWork && (
              <Button isSmall isBusy={isBusy} onClick={() => void separate(id, version)}>
                {copy.separate}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </div>
  )
}
