import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import {
  Bold,
  Columns3,
  Italic,
  Link,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Rows3,
  Table,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'

import { proseEditorCopy as copy } from './prose-editor.copy.js'

type Chain = ReturnType<Editor['chain']>

interface Tool {
  readonly label: string
  readonly Icon: LucideIcon
  readonly text?: string
  readonly run: (chain: Chain) => Chain
  /** Name of the mark or node that it switches on and off. */
  readonly toggles?: string
}

const newTable = { rows: 3, cols: 2, withHeaderRow: true } as const

const tools = [
  { label: copy.bold, Icon: Bold, toggles: 'bold', run: (chain) => chain.toggleBold() },
  { label: copy.italic, Icon: Italic, toggles: 'italic', run: (chain) => chain.toggleItalic() },
  { label: copy.bulletList, Icon: List, toggles: 'bulletList', run: (chain) => chain.toggleBulletList() },
  { label: copy.orderedList, Icon: ListOrdered, toggles: 'orderedList', run: (chain) => chain.toggleOrderedList() },
  { label: copy.blockquote, Icon: Quote, toggles: 'blockquote', run: (chain) => chain.toggleBlockquote() },
  { label: copy.table, Icon: Table, run: (chain) => chain.insertTable(newTable) },
  { label: copy.undo, Icon: Undo2, run: (chain) => chain.undo() },
  { label: copy.redo, Icon: Redo2, run: (chain) => chain.redo() },
] as const satisfies readonly Tool[]

const tableTools = [
  { label: copy.addRow, Icon: Rows3, text: '+', run: (chain) => chain.addRowAfter() },
  { label: copy.addColumn, Icon: Columns3, text: '+', run: (chain) => chain.addColumnAfter() },
  { label: copy.deleteRow, Icon: Rows3, text: '−', run: (chain) => chain.deleteRow() },
  { label: copy.deleteColumn, Icon: Columns3, text: '−', run: (chain) => chain.deleteColumn() },
  { label: copy.deleteTable, Icon: Trash2, run: (chain) => chain.deleteTable() },
] as const satisfies readonly Tool[]

interface ProseToolbarProps {
  readonly editor: Editor
  /** Id of the text that it formats. */
  readonly textId: string
  readonly onLink: () => void
}

/** Buttons that format the chosen text. They are one tab stop; arrow keys move between them. */
export function ProseToolbar({ editor, onLink, textId }: ProseToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const { active, isInTable, possible } = useEditorState({
    editor,
    selector: () => ({
      active: [...tools, { toggles: 'link' }].flatMap((tool) =>
        'toggles' in tool && editor.isActive(tool.toggles) ? [tool.toggles] : [],
      ),
      isInTable: editor.isActive('table'),
      possible: [...tools, ...tableTools]
        .filter(({ run }) => run(editor.can().chain()).run())
        .map((tool): string => tool.label),
    }),
  })
  const link: Omit<Tool, 'run'> = { label: copy.link, Icon: Link, toggles: 'link' }
  const shown: readonly (Omit<Tool, 'run'> & { readonly run?: Tool['run'] })[] = [
    ...tools.slice(0, 2),
    link,
    ...tools.slice(2),
    ...(isInTable ? tableTools : []),
  ]
  const move = (event: KeyboardEvent) => {
    const next = nextStop(event.key, current, shown.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const stop = Math.min(current, shown.length - 1)
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={copy.toolbar}
      aria-controls={textId}
      className="desk-prose-tools"
      onKeyDown={move}
    >
      {shown.map(({ Icon, label: name, run, text, toggles }, at) => (
        <button
          key={name}
          type="button"
          className="desk-icon-button"
          aria-label={name}
          title={name}
          tabIndex={at === stop ? 0 : -1}
          aria-pressed={toggles === undefined ? undefined : active.includes(toggles)}
          aria-disabled={(run && !possible.includes(name)) || undefined}
          onFocus={() => setCurrent(at)}
          onClick={() => (run ? run(editor.chain().focus()).run() : onLink())}
        >
          <Icon aria-hidden size={18} />
          {text && <span aria-hidden>{text}</span>}
        </button>
      ))}
    </div>
  )
}

/** The button to which a key moves; undefined for other keys. */
function nextStop(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
