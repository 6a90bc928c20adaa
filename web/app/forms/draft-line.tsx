import { useState } from 'react'

import { withoutTicks } from './form-draft.js'
import { formsCopy } from './forms.copy.js'
import { useForm } from './form-state.js'

const copy = formsCopy.draft
const plain =
  'min-h-12 px-2 font-semibold text-brand-strong underline underline-offset-4 disabled:font-normal disabled:text-ink-2 disabled:no-underline'

interface DraftLineProps {
  /** What an untouched form holds. */
  readonly empty: object
}

/** Says where what is typed stays until it is sent, with a way to clear it and to take that back. */
export function DraftLine({ empty }: DraftLineProps) {
  const { values, update } = useForm()
  const [cleared, setCleared] = useState<Record<string, unknown>>()
  const isEmpty = JSON.stringify(values) === JSON.stringify(empty)
  const canUndo = isEmpty && cleared !== undefined
  const takeBack = (): void => update(() => withoutTicks(cleared ?? {}, empty))
  const clear = (): void => {
    setCleared(values)
    update(() => ({ ...empty }))
  }
  return (
    <p role="status" className="needs-script mb-4 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-ink-2">
      {canUndo ? copy.cleared : copy.stored}
      <span aria-hidden>·</span>
      <button type="button" disabled={isEmpty && !canUndo} onClick={canUndo ? takeBack : clear} className={plain}>
        {canUndo ? copy.undo : copy.clear}
      </button>
      <span className="basis-full">{copy.consents}</span>
    </p>
  )
}
