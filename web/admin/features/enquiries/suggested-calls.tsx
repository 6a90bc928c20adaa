import { callCalendar } from '@seneb/contracts/forms/call-calendar'
import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskDecideSuggestedCallDocument,
  DeskSuggestedCallsDocument,
  type CallDecision,
  type DeskSuggestedCallsQuery,
} from '../../graph/generated/suggested-calls/graphql.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useResult } from '../../session/use-result.js'
import { NoteBar } from '../../ui/note-bar.js'
import { saveFile } from '../../ui/save-file.js'
import { SectionTitle } from '../../ui/section-title.js'
import { StatusChip } from '../../ui/status-chip.js'
import { useNow } from '../../ui/use-now.js'
import { When } from '../../ui/when.js'
import { bothClocks } from './promise-state.js'
import type { Enquiry } from '../../enquiry/enquiry.js'
import { suggestedCallsCopy as copy } from './suggested-calls.copy.js'

type Call = DeskSuggestedCallsQuery['suggestedCalls'][number]

interface SuggestedCallsProps {
  readonly enquiry: Enquiry
  /** Time zone of the person, if known. */
  readonly timeZone: string | null | undefined
  readonly onChanged: () => Promise<void>
}

/** Calls that replies suggested, by both clocks; an agreed one can be saved for a calendar. */
export function SuggestedCalls({ enquiry, onChanged, timeZone }: SuggestedCallsProps) {
  const { data, refetch } = useResult(DeskSuggestedCallsDocument, { id: enquiry.id }, { isLive: true })
  const calls = data?.suggestedCalls ?? []
  if (calls.length === 0) return null
  const changed = async () => {
    await Promise.all([refetch(), onChanged()])
  }
  return (
    <section aria-label={copy.label} className="grid gap-2">
      <SectionTitle isWithin className="field-label">
        {copy.label}
      </SectionTitle>
      <ul className="grid gap-3">
        {calls.map((call) => (
          <CallRow key={call.id} {...{ call, enquiry, timeZone }} onChanged={changed} />
        ))}
      </ul>
    </section>
  )
}

interface CallRowProps extends SuggestedCallsProps {
  readonly call: Call
}

const tones = { SUGGESTED: 'warn', AGREED: 'good', DECLINED: 'bare' } as const

function CallRow({ call, enquiry, onChanged, timeZone }: CallRowProps) {
  const { viewer } = useStaffSession()
  const now = useNow()
  const isOver = Date.parse(call.startsAt) <= now
  const mayDecide = !isOver && viewer ? holds(viewer, 'ENQUIRY_WORK') : false
  const save = () => {
    const { id: callId, startsAt } = call
    const { reference } = enquiry
    const file = callCalendar({ callId, reference, startsAt, madeAt: new Date() })
    saveFile(copy.fileName(reference), file, 'text/calendar')
  }
  return (
    <li className="grid justify-items-start gap-1.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{bothClocks(call.startsAt, timeZone)}</span>
        <StatusChip tone={tones[call.state]}>{copy.states[call.state]}</StatusChip>
        {isOver && <span className="desk-small">{copy.past}</span>}
        <Decided call={call} />
      </span>
      <span className="flex flex-wrap gap-2">
        {mayDecide && <Decisions {...{ call, enquiry, onChanged }} />}
        {call.state === 'AGREED' && !isOver && (
          <Button isSmall onClick={save}>
            {copy.calendarFile}
          </Button>
        )}
      </span>
    </li>
  )
}

function Decided({ call: { decidedAt, decidedBy } }: Pick<CallRowProps, 'call'>) {
  if (!decidedAt) return null
  return (
    <span className="desk-small">
      {decidedBy ? copy.byStaff(decidedBy.name) : copy.byPerson}, <When at={decidedAt} />
    </span>
  )
}

/** The decisions that are not the current one, recorded from a telephone call. */
function Decisions({ call, enquiry: { id, version }, onChanged }: Omit<CallRowProps, 'timeZone'>) {
  const [chosen, setChosen] = useState<CallDecision>()
  const { mutate, isBusy, error } = useDeskMutation(
    DeskDecideSuggestedCallDocument,
    ({ decideSuggestedCall }) => decideSuggestedCall,
  )
  const decide = async (decision: CallDecision) => {
    setChosen(decision)
    await mutate({ id, version, callId: call.id, decision })
    await onChanged()
  }
  return (
    <>
      {call.state !== 'AGREED' && (
        <Button isSmall isBusy={isBusy && chosen === 'AGREED'} onClick={() => void decide('AGREED')}>
          {copy.theyAgreed}
        </Button>
      )}
      {call.state !== 'DECLINED' && (
        <Button isSmall isBusy={isBusy && chosen === 'DECLINED'} onClick={() => void decide('DECLINED')}>
          {copy.theyDeclined}
        </Button>
      )}
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </>
  )
}
