import { DeskSavedViewsDocument } from '../../graph/generated/views/graphql.js'
import { useResult } from '../../session/use-result.js'

/** Returns the views that the viewer is offered. Those of the team may change at any time and are then read again. */
export function useSavedViews() {
  const { data, refetch, error } = useResult(DeskSavedViewsDocument, {}, { isLive: true })
  return { lists: data?.savedViews, refetch, error }
}
