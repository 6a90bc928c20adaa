import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { liveCopy } from './live.copy.js'
import { useOnline } from './use-online.js'
import { useLiveState } from './use-live.js'

const copy = liveCopy.liveDot

const labels = copy.labels

/** Shows as text whether the page receives live changes, polls for them, or is offline. */
export function LiveDot() {
  const live = useLiveState()
  const state = useOnline() ? live : 'offline'
  return (
    <span role="status" className="desk-live" data-state={state}>
      <VisuallyHidden>{copy.connection}</VisuallyHidden>
      {labels[state]}
    </span>
  )
}
