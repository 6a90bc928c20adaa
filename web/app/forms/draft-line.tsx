import { useLayoutEffect, useState } from 'react'

import { useHydrated } from '../hydration/use-hydrated.js'
import { withoutTicks, type FormDraft } from './form-draft.js'
import { useForm } from './form-state.js'
import { formsCopy } from './forms.copy.js'

const copy = formsCopy.draft
const plain = 'min-h-12 font-semibold text-brand-strong underline underline-offset-4'

interface DraftLineProps<Values extends object> {
  readonly draft: Pick<FormDraft<Values>, 'stored'>
  /** Values of an untouched form. */
  readonly empty: Values
  readonly notStored?: string
}

/** States where unsent input is stored, or that it was restored, with a button to clear it and one to undo that. */
export function DraftLine<Values extends object>({ draft, empty, notStored = copy.consents }: DraftLineProps<Values>) {
  const { values, update } = useForm<Values>()
  const isRestored = useRestored(draft)
  const [cleared, setCleared] = useState<Values>()
  const isEmpty = JSON.stringify(withoutTicks(values, empty)) === JSON.stringify(empty)
  const canUndo = isEmpty && cleared !== undefined
  const recall = (): void => update(() => withoutTicks(cleared ?? empty, empty))
  const clear = (): void => {
    setCleared(values)
    update(() => ({ ...empty }))
  }
  const text = isRestored && !cleared ? copy.restored : copy.stored
  return (
    <p role="status" className="needs-script mb-4 text-[0.9375rem] text-ink-2">
      {isEmpty && !canUndo ? <Nothing /> : `${canUndo ? copy.cleared : text} `}
      {(!isEmpty || canUndo) && (
        <button type="button" onClick={canUndo ? recall : clear} className={plain}>
          {canUndo ? copy.undo : copy.clear}
        </button>
      )}
      <span className="block">{notStored}</span>
    </p>
  )
}

/** Before hydration, the early script may already have restored the draft; it marks the form in that case. */
function Nothing() {
  const hydrated = useHydrated()
  if (hydrated) return copy.nothing
  return (
    <>
      <span className="in-[form[data-restored]]:hidden">{copy.nothing}</span>
      <span className="hidden in-[form[data-restored]]:inline">{copy.restored}</span>
    </>
  )
}

/** Whether the form started with a draft. */
function useRestored(draft: Pick<FormDraft<object>, 'stored'>): boolean {
  const [isRestored, setRestored] = useState(false)
  useLayoutEffect(() => setRestored(draft.stored() !== undefined), [draft])
  return isRestored
}
