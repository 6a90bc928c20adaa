import { useLayoutEffect, useRef, useState } from 'react'

import { schemaFormCopy } from './schema-form.copy.js'
import type { Content } from './content-schema.js'

const copy = schemaFormCopy.fields

interface EditedList {
  readonly items: readonly Content[]
  /** Returns the name of a row by its position. */
  readonly nameOf: (at: number) => string
  readonly onChange: (items: readonly Content[]) => void
}

let lastId = 0

/** Rows of an edited list. Each keeps its id while it moves, so that its controls and the focus move with it. */
export function useListRows({ items, nameOf, onChange }: EditedList) {
  const [ids, setIds] = useState(() => newIds(items))
  const [statusText, setStatus] = useState('')
  const statusRef = useRef<HTMLSpanElement>(null)
  const pressed = useRef<Element | null>(null)
  // Browsers take the focus from a button whose row is moved in the page.
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus()
    pressed.current = null
  })
  // The text was replaced as a whole, such as by another version.
  if (ids.length !== items.length) setIds(newIds(items))
  return {
    ids,
    statusText,
    statusRef,
    add: (item: Content) => {
      setIds([...ids, ...newIds([item])])
      onChange([...items, item])
      setStatus(copy.added(nameOf(items.length)))
    },
    replace: (at: number, item: Content) => onChange(items.with(at, item)),
    move: (at: number, by: -1 | 1) => {
      pressed.current = document.activeElement
      setIds(moved(ids, at, at + by))
      onChange(moved(items, at, at + by))
      setStatus(copy.movedTo(nameOf(at), at + by + 1, items.length))
    },
    remove: (at: number) => {
      setIds(ids.toSpliced(at, 1))
      onChange(items.toSpliced(at, 1))
      setStatus(copy.removed(nameOf(at)))
      // Its button is gone, and the focus would go with it.
      statusRef.current?.focus()
    },
  }
}

function newIds(items: readonly Content[]): readonly number[] {
  return items.map(() => (lastId += 1))
}

function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}
