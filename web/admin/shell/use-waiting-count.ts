import { useEffect, useEffectEvent } from 'react'

import { DeskWaitingCountDocument } from '../graph/generated/waiting-count/graphql.js'
import { useRequestDesk } from '../graph/request-desk.js'
import { inBackground } from '../graph/desk-client.js'
import { useHints } from '../live/use-live.js'
import { holds, type Viewer } from '../session/staff-session.js'
import { setWaitingCount } from '../titles/document-title.js'

/**
 * Shows the number of enquiries that wait for someone in the document's title, also while the tab is hidden: unclaimed
 * ones, and those with new messages.
 */
export function useWaitingCount(viewer: Viewer): void {
  const request = useRequestDesk()
  const mayWork = holds(viewer, 'ENQUIRY_WORK')
  const read = async () => {
    if (!mayWork) return
    const response = await request(DeskWaitingCountDocument, {}, { context: inBackground })
    if (!('data' in response)) return
    const { newMessages, unclaimed } = response.data.careEnquiryCounts
    setWaitingCount(unclaimed + newMessages)
  }
  const readOnce = useEffectEvent(read)
  useHints(() => void read(), { evenHidden: true })
  useEffect(() => {
    void readOnce()
    return () => setWaitingCount(0)
  }, [mayWork])
}
