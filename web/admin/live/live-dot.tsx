import { VisuallyHidden } from '@seneb/ui/visually-hidden'

import { useOnline } from './use-online.js'
import { useLiveState } from './use-live.js'

const words = { live: 'Live', lost: 'Updates every 15 s', offline: 'Offline' }

/** Whether the page learns of changes at once, by asking now and then, or not at all; in words. */
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
