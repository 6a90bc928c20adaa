import { Button } from '@seneb/ui/button'
import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'

import { DeskDialog } from '../ui/desk-dialog.js'
import {
  confirmDiscard,
  discardUnsaved,
  hasUnsaved,
  isAfterSaving,
  isDiscardRequested,
  listenForConfirmation,
  mayDiscard,
} from '../unsaved/unsaved.js'
import { shellCopy } from './shell.copy.js'

const copy = shellCopy.discardQuestion

/** Dialog that asks for confirmation before unsaved text is lost. Rendered once for the whole desk. */
export function DiscardConfirmation() {
  useConfirmBeforeLeaving()
  const isRequested = useSyncExternalStore(listenForConfirmation, isDiscardRequested)
  if (!isRequested) return null
  const [title, why, stay, leave] = document.querySelector('[data-shown-once]') ? ofSecret : ofText
  return (
    <DeskDialog title={title} onClose={() => confirmDiscard(false)}>
      <p>{why}</p>
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button variant="brand" onClick={() => confirmDiscard(false)}>
          {stay}
        </Button>
        <Button variant="danger" onClick={() => confirmDiscard(true)}>
          {leave}
        </Button>
      </div>
    </DeskDialog>
  )
}

const ofText = copy.of
const ofSecret = copy.ofSecret

function useConfirmBeforeLeaving(): void {
  const { proceed, reset, state } = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isElsewhere = `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`
    return isElsewhere && !isAfterSaving(to.state) && hasUnsaved()
  })
  useEffect(() => {
    if (state !== 'blocked') return
    void mayDiscard(true).then((isDiscarded) => {
      if (!isDiscarded) return reset()
      discardUnsaved()
      proceed()
    })
  }, [state, proceed, reset])
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [])
}
