import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { useOnline } from './use-online.js'
import { useLiveState } from './use-live.js'

const words = { live: 'Live', lost: 'Updates every 15 s', offline: 'Offline' }

/** Shows in words whether the page receives live changes, polls for them, or is offline. */
export function LiveDot() {
  const live = useLiveState()
  const state = useOnline() ? live : 'offline'
  return (
    <span role="status" className="desk-live" data-state={state}>
      <VisuallyHidden>Connection: </VisuallyHidden>
      {words[state]}
    </span>
  )
}
