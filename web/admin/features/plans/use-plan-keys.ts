import type { KeyboardEvent } from 'react'

import { useDeskKeys, type DeskKey } from '../../keys/desk-keys.js'
import type { NewLine } from './plan-edits.js'
import { plansCopy } from './plans.copy.js'
import type { PlanEdits } from './use-plan-edits.js'

const copy = plansCopy.usePlanKeys

const lineSelector = '[data-plan-line]'

/** A part as shown, with its key. */
type VisibleSection = Pick<NewLine, 'day' | 'part'> & { readonly key: string }

interface Shown {
  readonly sections: readonly VisibleSection[]
  readonly mayEdit: boolean
}

/** `j` and `k` move from line to line of a plan; each action on the focused line has a key. */
export function usePlanKeys(edits: PlanEdits, { mayEdit, sections }: Shown): void {
  const moves: DeskKey[] = [
    { key: 'j', label: copy.nextLine, run: () => focusLine(1) },
    { key: 'k', label: copy.previousLine, run: () => focusLine(-1) },
  ]
  const add = () => {
    const part = sectionAround(sections)
    if (part) edits.add(part.part, part.day)
  }
  const editKeys: DeskKey[] = [
    { key: 'e', label: copy.changeTheLineEscape, run: () => changeLine(edits) },
    { key: 'x', label: copy.removeLine, run: () => remove(edits) },
    { key: 'u', label: copy.undoWhatYouChanged, run: () => onLine(edits.leave) },
    { key: 'a', label: copy.addALine, run: add },
  ]
  useDeskKeys(mayEdit ? [...moves, ...editKeys] : moves)
}

/** Escape in a text field returns the focus to its line and keeps the text. */
export function closeOnEscape(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
  event.currentTarget.closest<HTMLElement>(lineSelector)?.focus()
}

function lineAround(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(lineSelector) ?? null
}

function onLine(action: (id: string) => void): void {
  const id = lineAround()?.dataset['planLine']
  if (id !== undefined) action(id)
}

function changeLine(edits: PlanEdits): void {
  onLine((id) => {
    const field = lineAround()?.querySelector('textarea')
    const line = edits.details.lines.find((one) => one.id === id)
    if (field) field.focus()
    else if (line && !edits.editOf(id)) edits.edit(id, { text: line.text })
  })
}

function remove(edits: PlanEdits): void {
  onLine((id) => {
    if (edits.added.some(({ key }) => key === id)) edits.recall(id)
    else if (!edits.editOf(id)) edits.edit(id, { isOut: true })
  })
}

/** The part that has the focus, or the first. */
function sectionAround(sections: readonly VisibleSection[]): VisibleSection | undefined {
  const id = document.activeElement?.closest('details')?.id
  return sections.find(({ key }) => id === `part-${key}`) ?? sections[0]
}

/** Moves the focus from the focused line, or else to the first or last line in the unfolded parts. */
function focusLine(by: 1 | -1): void {
  const lines = [...document.querySelectorAll<HTMLElement>(`details[open] ${lineSelector}`)]
  const at = lines.indexOf(lineAround() as HTMLElement)
  const next = at >= 0 ? lines[at + by] : lines.at(by === 1 ? 0 : -1)
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
