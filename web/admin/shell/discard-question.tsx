import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'

import { DeskButton } from '../ui/desk-button.js'
import { DeskDialog } from '../ui/desk-dialog.js'
import {
  answerDiscard,
  hasUnsaved,
  isAfterSaving,
  isDiscardAsked,
  listenToQuestion,
  mayDiscard,
} from '../unsaved/unsaved.js'

/** Asks before anything that somebody wrote is lost. One for the whole desk. */
export function DiscardQuestion() {
  useAskingBeforeLeaving()
  const isAsked = useSyncExternalStore(listenToQuestion, isDiscardAsked)
  if (!isAsked) return null
  return (
    <DeskDialog title="Discard what you wrote?" onClose={() => answerDiscard(false)}>
      <p>It is not saved yet.</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <DeskButton tone="solid" onClick={() => answerDiscard(false)}>
          Keep writing
        </DeskButton>
        <DeskButton tone="danger" onClick={() => answerDiscard(true)}>
          Discard it
        </DeskButton>
      </div>
    </DeskDialog>
  )
}

function useAskingBeforeLeaving(): void {
  const { proceed, reset, state } = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isElsewhere = `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`
    return isElsewhere && !isAfterSaving(to.state) && hasUnsaved()
  })
  useEffect(() => {
    if (state === 'blocked') void mayDiscard(true).then((isDiscarded) => (isDiscarded ? proceed() : reset()))
  }, [state, proceed, reset])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
