import {
  DeskSavedViewsDocument,
  DeskSaveOwnViewsDocument,
  DeskSaveTeamViewsDocument,
  type SavedViewInput,
} from '../../graph/generated/views/graphql.js'
import type { DeskError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useResult } from '../../session/use-result.js'
import type { Owner, SavedViews } from './saved-view.js'

/** Returns the views that the viewer is offered. Those of the team may change at any time and are then read again. */
export function useSavedViews() {
  const { data, refetch, error } = useResult(DeskSavedViewsDocument, {}, { isLive: true })
  return { lists: data?.savedViews, refetch, error }
}

interface SavingViews {
  readonly isBusy: boolean
  readonly error: DeskError | undefined
  /** Saves a whole list over the version that was seen; false when it was refused. */
  readonly save: (views: readonly SavedViewInput[], version: number) => Promise<boolean>
}

/** Saves the viewer's own views, or those of the team. */
export function useSavingViews(owner: Owner): SavingViews {
  const own = useDeskMutation(DeskSaveOwnViewsDocument, ({ saveOwnViews }) => saveOwnViews)
  const team = useDeskMutation(DeskSaveTeamViewsDocument, ({ saveTeamViews }) => saveTeamViews)
  const { mutate, isBusy, error } = owner === 'own' ? own : team
  return {
    isBusy,
    error,
    save: async (views, version) => Boolean(await mutate({ version, views: [...views] })),
  }
}

/** One of the lists; empty until it is read. */
export function listOf(lists: SavedViews | undefined, owner: Owner): SavedViews['own'] {
  return lists?.[owner] ?? { __typename: 'SavedViewList', version: 0, views: [] }
}
