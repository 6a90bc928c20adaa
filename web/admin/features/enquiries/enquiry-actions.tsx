import { Button } from '@seneb/ui/button'
import { lazy, useState } from 'react'

import { DeskClaimDocument, DeskMoveDocument, DeskReleaseDocument } from '../../graph/generated/enquiries/graphql.js'
import { useDeskKeys, type DeskKey } from '../../keys/desk-keys.js'
import { Kbd } from '../../keys/kbd.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import type { DialogAction } from './requested-dialog.js'
import { enquiryCopy } from './enquiry.copy.js'
import type { EnquiryPartProps } from '../../enquiry/enquiry-part.js'
import { useIsOwned } from './use-is-owned.js'

const copy = enquiryCopy.enquiryActions

/** Dialogs are loaded when they are opened. */
const RequestedDialog = lazy(async () => ({ default: (await import('./requested-dialog.js')).RequestedDialog }))
const TakeOverDialog = lazy(async () => ({ default: (await import('./take-over-dialog.js')).TakeOverDialog }))

interface EnquiryActionsProps extends EnquiryPartProps {
  readonly viewer: Viewer
}

/** Actions on an enquiry for this viewer, its assignee, and the reason why an action failed. */
export function EnquiryActions({ enquiry, onChanged, viewer }: EnquiryActionsProps) {
  const [requested, setRequested] = useState<DialogAction | 'take-over'>()
  const mutations = useEnquiryMutations(enquiry, onChanged)
  const isMine = enquiry.assignee?.id === viewer.id
  const isHeld = useIsOwned(enquiry)
  const [isHeldByAnother, isClosed] = [isHeld && !isMine, enquiry.state === 'CLOSED']
  const mayClaim = !isClosed && !(isMine && isHeld)
  const claim = () => (isHeldByAnother ? setRequested('take-over') : void mutations.claim(false))
  useActionKeys({ enquiry, claim: mayClaim ? claim : undefined, onRequest: setRequested })
  const end = (isChanged: boolean) => {
    setRequested(undefined)
    if (isChanged) void onChanged()
  }
  return (
    <div className="grid gap-3">
      <Holder enquiry={enquiry} isHeld={isHeld} isMine={isMine} />
      {enquiry.snoozedUntil && <Waits until={enquiry.snoozedUntil} />}
      <div className="flex flex-wrap gap-2">
        {mayClaim && (
          <Button variant="gold" isBusy={mutations.isBusy} aria-keyshortcuts="c" onClick={claim}>
            {isHeldByAnother ? copy.openTakeOver : copy.claim} <Kbd>c</Kbd>
          </Button>
        )}
        <Button aria-keyshortcuts="l" onClick={() => setRequested('contact')}>
          {copy.logAContact} <Kbd>l</Kbd>
        </Button>
        <StateButtons enquiry={enquiry} mutations={mutations} onRequest={setRequested} />
        {holds(viewer, 'ENQUIRY_ASSIGN') && !isClosed && (
          <Button onClick={() => setRequested('assign')}>{copy.openAssign}</Button>
        )}
        {isMine && !isClosed && <ReleaseButton mutations={mutations} />}
      </div>
      {mutations.error && <NoteBar tone="bad">{rejectedText(mutations, enquiry, isHeldByAnother)}</NoteBar>}
      <Dialogs {...{ requested, enquiry, mutations }} onEnd={end} />
    </div>
  )
}

interface DialogsProps extends Pick<EnquiryPartProps, 'enquiry'> {
  readonly requested: DialogAction | 'take-over' | undefined
  readonly mutations: EnquiryMutations
  readonly onEnd: (isChanged: boolean) => void
}

function Dialogs({ mutations: { claim, isBusy }, requested, enquiry, onEnd }: DialogsProps) {
  const takeOver = async () => {
    await claim(true)
    onEnd(false)
  }
  return (
    <LazyComponent>
      {requested === 'take-over' && (
        <TakeOverDialog enquiry={enquiry} isBusy={isBusy} onTakeOver={takeOver} onClose={() => onEnd(false)} />
      )}
      {requested && requested !== 'take-over' && <RequestedDialog action={requested} enquiry={enquiry} onEnd={onEnd} />}
    </LazyComponent>
  )
}

interface ActionKeys extends Pick<EnquiryPartProps, 'enquiry'> {
  readonly claim: (() => void) | undefined
  readonly onRequest: (action: DialogAction) => void
}

function useActionKeys({ claim, enquiry: { state }, onRequest }: ActionKeys): void {
  const keys: DeskKey[] = [{ key: 'l', label: copy.logAContact, run: () => onRequest('contact') }]
  if (claim) keys.push({ key: 'c', label: copy.claimTheEnquiry, run: claim })
  if (isGoingOn(state)) keys.push({ key: 'w', label: copy.waitForThePatient, run: () => onRequest('wait') })
  if (state !== 'CLOSED') keys.push({ key: 'e', label: copy.closeTheEnquiryEnd, run: () => onRequest('close') })
  useDeskKeys(keys)
}

type State = EnquiryPartProps['enquiry']['state']

function isGoingOn(state: State): boolean {
  return state === 'NEW' || state === 'OPEN'
}

interface StateButtonsProps extends Pick<EnquiryPartProps, 'enquiry'> {
  readonly mutations: EnquiryMutations
  readonly onRequest: (action: DialogAction) => void
}

function StateButtons({ mutations: { isBusy, reopen }, enquiry: { state }, onRequest }: StateButtonsProps) {
  return (
    <>
      {isGoingOn(state) ? (
        <Button aria-keyshortcuts="w" onClick={() => onRequest('wait')}>
          {copy.openWait} <Kbd>w</Kbd>
        </Button>
      ) : (
        <Button isBusy={isBusy} onClick={() => void reopen()}>
          {copy.reopen}
        </Button>
      )}
      {state !== 'CLOSED' && (
        <Button aria-keyshortcuts="e" onClick={() => onRequest('close')}>
          {copy.openClose} <Kbd>e</Kbd>
        </Button>
      )}
    </>
  )
}

function ReleaseButton({ mutations: { isBusy, release } }: Pick<StateButtonsProps, 'mutations'>) {
  return (
    <Button isBusy={isBusy} onClick={() => void release()}>
      {copy.release}
    </Button>
  )
}

type EnquiryMutations = ReturnType<typeof useEnquiryMutations>

/**
 * Returns the single-press actions. After a refusal because of a concurrent change, the enquiry is read again so that
 * the change is visible.
 */
function useEnquiryMutations({ id, version }: EnquiryPartProps['enquiry'], onChanged: () => Promise<void>) {
  const claiming = useDeskMutation(DeskClaimDocument, ({ claimCareEnquiry }) => claimCareEnquiry)
  const moving = useDeskMutation(DeskMoveDocument, ({ setEnquiryStatus }) => setEnquiryStatus)
  const releasing = useDeskMutation(DeskReleaseDocument, ({ releaseCareEnquiry }) => releaseCareEnquiry)
  const others = [claiming, moving, releasing]
  const run = async (one: (typeof others)[number], mutate: () => Promise<unknown>) => {
    for (const other of others) if (other !== one) other.clear()
    await mutate()
    await onChanged()
  }
  const seen = { id, version }
  return {
    isBusy: others.some(({ isBusy }) => isBusy),
    error: others.find(({ error }) => error)?.error,
    isClaimRejected: claiming.error !== undefined,
    claim: (takeOver: boolean) => run(claiming, () => claiming.mutate({ ...seen, takeOver })),
    reopen: () => run(moving, () => moving.mutate({ ...seen, to: 'OPEN' })),
    release: () => run(releasing, () => releasing.mutate(seen)),
  }
}

/** When another person claims the enquiry first, the message names them. */
function rejectedText(
  mutations: EnquiryMutations,
  { assignee }: EnquiryPartProps['enquiry'],
  isHeldByAnother: boolean,
): string {
  if (mutations.isClaimRejected && isHeldByAnother && assignee) return copy.claimedFirst(assignee.name)
  return mutations.error?.message ?? ''
}

function Waits({ until }: { readonly until: string }) {
  return (
    <p className="desk-small">
      {copy.text} <When at={until} />.
    </p>
  )
}

interface HolderProps extends Pick<EnquiryPartProps, 'enquiry'> {
  readonly isHeld: boolean
  readonly isMine: boolean
}

function Holder({ enquiry: { assignee, claimedUntil, state }, isHeld, isMine }: HolderProps) {
  // A browser translator would leave the old text beside the new one in the same element, so the key changes.
  if (!assignee) {
    return (
      <p key="nobody" className="desk-small">
        {copy.unassigned}
      </p>
    )
  }
  const to = isMine ? copy.assignedToYou : copy.assignedTo(assignee.name)
  if (state === 'CLOSED') return <p className="desk-small">{to}.</p>
  return (
    <p key={`${assignee.id} ${String(isHeld)}`} className="desk-small">
      {to}
      {isHeld && claimedUntil ? (
        <>
          {copy.claimedUntil} <When at={claimedUntil} />
          {copy.andLongerWithEach}
        </>
      ) : (
        copy.theClaimHasExpired
      )}
    </p>
  )
}
