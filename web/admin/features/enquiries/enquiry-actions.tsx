import { lazy, Suspense, useEffect, useState } from 'react'

import { DeskClaimDocument, DeskMoveDocument, DeskReleaseDocument } from '../../graph/generated/operations.js'
import { singleKeys } from '../../keys/single-keys.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useAct } from '../../session/use-act.js'
import { DeskButton } from '../../ui/desk-button.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import type { Asked } from './asked-dialog.js'
import type { EnquiryPartProps } from './enquiry-part.js'
import { useIsHeld } from './use-is-held.js'

/** What is asked in a dialog comes when somebody asks. */
const AskedDialog = lazy(async () => ({ default: (await import('./asked-dialog.js')).AskedDialog }))

interface EnquiryActionsProps extends EnquiryPartProps {
  readonly viewer: Viewer
}

/** What can be done with an enquiry by this person, who has it, and why something was not done. */
export function EnquiryActions({ enquiry, onChanged, viewer }: EnquiryActionsProps) {
  const [asked, setAsked] = useState<Asked>()
  const acts = useEnquiryActs(enquiry, onChanged)
  const isMine = enquiry.assignee?.id === viewer.id
  const isHeld = useIsHeld(enquiry)
  useEffect(() => singleKeys({ c: () => void acts.claim(isHeld), l: () => setAsked('contact') }))
  const end = (isChanged: boolean) => {
    setAsked(undefined)
    if (isChanged) void onChanged()
  }
  return (
    <div className="grid gap-3">
      <Holder enquiry={enquiry} isHeld={isHeld} isMine={isMine} />
      {enquiry.wakesAt && <Waits until={enquiry.wakesAt} />}
      <div className="flex flex-wrap gap-2">
        {!(isMine && isHeld) && (
          <DeskButton tone="gold" isBusy={acts.isBusy} onClick={() => void acts.claim(isHeld)}>
            {isHeld ? 'Take it over' : 'Claim'} <kbd className="desk-kbd">c</kbd>
          </DeskButton>
        )}
        <DeskButton onClick={() => setAsked('contact')}>
          Log a contact <kbd className="desk-kbd">l</kbd>
        </DeskButton>
        <StateButtons enquiry={enquiry} acts={acts} onAsk={setAsked} />
        {holds(viewer, 'ENQUIRY_ASSIGN') && <DeskButton onClick={() => setAsked('assign')}>Give it to...</DeskButton>}
        {isMine && (
          <DeskButton isBusy={acts.isBusy} onClick={() => void acts.release()}>
            Give it back
          </DeskButton>
        )}
      </div>
      {acts.refusal && <NoteBar tone="bad">{acts.refusal.message}</NoteBar>}
      {asked && (
        <Suspense>
          <AskedDialog asked={asked} enquiry={enquiry} onEnd={end} />
        </Suspense>
      )}
    </div>
  )
}

interface StateButtonsProps extends Pick<EnquiryPartProps, 'enquiry'> {
  readonly acts: EnquiryActs
  readonly onAsk: (asked: Asked) => void
}

function StateButtons({ acts: { isBusy, reopen }, enquiry: { state }, onAsk }: StateButtonsProps) {
  const isGoingOn = state === 'NEW' || state === 'OPEN'
  return (
    <>
      {isGoingOn ? (
        <DeskButton onClick={() => onAsk('wait')}>Wait for the patient...</DeskButton>
      ) : (
        <DeskButton isBusy={isBusy} onClick={() => void reopen()}>
          Open it again
        </DeskButton>
      )}
      {state !== 'CLOSED' && <DeskButton onClick={() => onAsk('close')}>Close...</DeskButton>}
    </>
  )
}

type EnquiryActs = ReturnType<typeof useEnquiryActs>

/** The acts of one press. What was refused because it changed meanwhile is read anew, so that it is seen. */
function useEnquiryActs({ id, version }: EnquiryPartProps['enquiry'], onChanged: () => Promise<void>) {
  const claiming = useAct(DeskClaimDocument, ({ claimCareEnquiry }) => claimCareEnquiry)
  const moving = useAct(DeskMoveDocument, ({ moveCareEnquiry }) => moveCareEnquiry)
  const releasing = useAct(DeskReleaseDocument, ({ releaseCareEnquiry }) => releaseCareEnquiry)
  const others = [claiming, moving, releasing]
  const run = async (one: (typeof others)[number], act: () => Promise<unknown>) => {
    for (const other of others) if (other !== one) other.clear()
    await act()
    await onChanged()
  }
  const seen = { id, version }
  return {
    isBusy: others.some(({ isBusy }) => isBusy),
    refusal: others.find(({ refusal }) => refusal)?.refusal,
    claim: (takeOver: boolean) => run(claiming, () => claiming.act({ ...seen, takeOver })),
    reopen: () => run(moving, () => moving.act({ ...seen, to: 'OPEN' })),
    release: () => run(releasing, () => releasing.act(seen)),
  }
}

function Waits({ until }: { readonly until: string }) {
  return (
    <p className="desk-small">
      We wait for the patient; it is open again by itself <When at={until} />.
    </p>
  )
}

interface HolderProps extends Pick<EnquiryPartProps, 'enquiry'> {
  readonly isHeld: boolean
  readonly isMine: boolean
}

function Holder({ enquiry: { assignee, claimedUntil }, isHeld, isMine }: HolderProps) {
  if (!assignee) return <p className="desk-small">Nobody has it.</p>
  return (
    <p className="desk-small">
      {isMine ? 'You have it' : `${assignee.name} has it`}
      {isHeld && claimedUntil ? (
        <>
          , until <When at={claimedUntil} /> unless something is done.
        </>
      ) : (
        '; anybody may claim it.'
      )}
    </p>
  )
}
