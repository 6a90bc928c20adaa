import {
  DeskSaveOwnViewsDocument,
  DeskSaveTeamViewsDocument,
  type SavedViewInput,
} from '../../graph/generated/view-dialogs/graphql.js'
import type { DeskError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import type { Owner } from './saved-view.js'

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
