import { Button } from '@seneb/ui/button'

import { DeskSavePlanDocument } from '../../graph/generated/plans/graphql.js'
import { messageAt, type DeskError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { onSendKey } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { mayDiscard } from '../../unsaved/unsaved.js'
import { plansCopy } from './plans.copy.js'
import type { PlanEdits } from './use-plan-edits.js'

const copy = plansCopy.planSaving

/** Saves the whole plan. Refusals are shown at each line, and concurrent changes are read again. */
export function usePlanSaving(edits: PlanEdits, onChanged: () => Promise<void>) {
  const { mutate, clear, isBusy, error } = useDeskMutation(DeskSavePlanDocument, ({ saveCarePlan }) => saveCarePlan)
  const { keys, variables } = edits.input()
  const save = async () => {
    const sent = edits.edits
    const isSaved = await mutate(variables)
    if (isSaved) edits.saved(sent)
    await onChanged()
    if (isSaved) edits.settle(sent)
  }
  return {
    isBusy,
    error,
    save,
    problems: problemsBy(error, keys),
    onKeyDown: onSendKey(() => {
      if (edits.isChanged && !edits.isBehind && !isBusy) void save()
    }),
    leave: async () => {
      if (!(await mayDiscard(true))) return
      edits.clear()
      clear()
    },
    moveOn: () => {
      edits.moveOn()
      clear()
    },
  }
}

interface SavingBarProps extends ReturnType<typeof usePlanSaving> {
  /** Version that was saved by another person since editing started. */
  readonly newest: number | undefined
}

export function SavingBar({ isBusy, leave, moveOn, newest, error, save }: SavingBarProps) {
  if (newest !== undefined) return <Behind newest={newest} onMoveOn={moveOn} onExit={() => void leave()} />
  return (
    <div className="desk-plan-bar">
      {error && <NoteBar tone="bad">{messageOf(error)}</NoteBar>}
      <Button variant="brand" isBusy={isBusy} onClick={() => void save()}>
        {copy.saveThePlan}
      </Button>
      <Button variant="quiet" onClick={() => void leave()}>
        {copy.discardMyChanges}
      </Button>
    </div>
  )
}

interface BehindProps {
  readonly newest: number
  readonly onMoveOn: () => void
  readonly onExit: () => void
}

/** Another person changed the plan: the edits made here are kept and checked against the newest version. */
function Behind({ newest, onExit, onMoveOn }: BehindProps) {
  return (
    <div className="desk-plan-bar">
      <NoteBar tone="warn" title={copy.title(newest)}>
        {copy.note(newest)}
      </NoteBar>
      <Button variant="brand" onClick={onMoveOn}>
        {copy.putMyChanges(newest)}
      </Button>
      <Button variant="quiet" onClick={onExit}>
        {copy.discardMyChanges}
      </Button>
    </div>
  )
}

/** Refusals of single lines are shown at those lines. */
function messageOf(error: DeskError): string {
  const isAtLines = (error.fields ?? []).length > 0
  return messageAt(error, 'lines') ?? (isAtLines ? copy.someLinesCannot : error.message)
}

/** The sentence of a refusal for each line: fields count lines as they were sent, reasons name them. */
function problemsBy(error: DeskError | undefined, keys: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    (error?.fields ?? []).flatMap(({ message, path }) => {
      const [of, name = ''] = path.split(/[.[\]]+/)
      const key = of === 'lines' ? keys[Number(name)] : name
      return key === undefined || key === '' ? [] : [[key, message] as const]
    }),
  )
}
