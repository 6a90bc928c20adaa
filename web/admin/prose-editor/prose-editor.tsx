import { shownAddress } from '@seneb/contracts/publications/prose-markup'
import { publicationBounds } from '@seneb/contracts/publications/publication-editing'
import { Field, FieldError } from '@seneb/ui/field'
import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { use, useEffect, useId, useMemo, useState, type FocusEvent, type ReactNode } from 'react'

import { useFieldError } from '../ui/field-error.js'
import { FormLocked } from '../ui/form-locked.js'
import { LinkDialog } from './link-dialog.js'
import { proseEditorCopy as copy } from './prose-editor.copy.js'
import { readProse, writeProse } from './prose-markdown.js'
import { proseExtensions } from './prose-schema.js'
import { ProseToolbar } from './prose-toolbar.js'

/** Bounds of prose that are narrower than those of a page. */
export interface ProseBounds {
  /** Characters of its Markdown. */
  readonly length: number
  /** Addresses that it may link to. */
  readonly addresses: RegExp
}

interface ProseEditorProps {
  readonly label: string
  readonly error: string | undefined
  /** Markdown. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly bounds?: ProseBounds | undefined
  /** Shown in place of the editor for Markdown of which it would lose something. */
  readonly fallback: ReactNode
}

/** Edits prose as readers see it. Its value is Markdown, which stays as it was until somebody edits it. */
export function ProseEditor({ fallback, ...props }: ProseEditorProps) {
  const [shown, setShown] = useState({ current: props.value, opened: props.value, number: 0 })
  // Text from outside, such as another version, replaces what the editor shows.
  if (props.value !== shown.current) {
    setShown({ current: props.value, opened: props.value, number: shown.number + 1 })
  }
  const [isWriting, setWriting] = useState(false)
  // Read and written once for each text that is opened, not at each key that is pressed somewhere in the form.
  const opened = useMemo(() => openProse(shown.opened, isWriting), [shown.opened, isWriting])
  if (!opened) {
    return (
      <div onFocus={() => setWriting(true)} onBlur={(event) => leaveFallback(event, () => setWriting(false))}>
        {fallback}
        <p className="desk-small">{copy.unreadable}</p>
      </div>
    )
  }
  const { content, start } = opened
  const change = (written: string) => {
    // Changes of the editor itself, and those that are undone, leave the text as it was written.
    const value = written === start ? shown.opened : written
    setShown({ ...shown, current: value })
    props.onChange(value)
  }
  return <OpenedEditor key={shown.number} {...props} content={content} onChange={change} />
}

/** Returns the document of a text with its own Markdown; undefined while it is written as Markdown, or has to be. */
function openProse(markdown: string, isWriting: boolean) {
  const content = isWriting ? undefined : readProse(markdown)
  return content && { content, start: writeProse(content) }
}

/** Calls back once the focus has left the fallback, after the press that moved it: nothing moves under the pointer. */
function leaveFallback({ currentTarget, relatedTarget }: FocusEvent, onLeft: () => void): void {
  if (currentTarget.contains(relatedTarget)) return
  const isOver = new AbortController()
  const leave = () => {
    isOver.abort()
    if (!currentTarget.contains(document.activeElement)) onLeft()
  }
  for (const end of ['keyup', 'click']) window.addEventListener(end, leave, { signal: isOver.signal })
}

type OpenedEditorProps = Omit<ProseEditorProps, 'fallback' | 'value'> & {
  readonly content: NonNullable<ReturnType<typeof readProse>>
}

const pageBounds: ProseBounds = { length: publicationBounds.prose, addresses: shownAddress }

function OpenedEditor({ bounds = pageBounds, content, label, ...props }: OpenedEditorProps) {
  const { error, onValue } = useFieldError(props.error, props.onChange)
  const id = useId()
  const [linked, setLinked] = useState<string>()
  const [notice, setNotice] = useState<string>()
  const described = error ? { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` } : undefined
  const isLocked = use(FormLocked)
  const editor = useEditor({
    extensions: proseExtensions,
    content,
    editable: !isLocked,
    // Its rules are in desk-parts.css, because the content security policy allows no styles set by a script.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onValue(writeProse(changed.getJSON())),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        dir: 'auto',
        'aria-readonly': String(isLocked),
        ...described,
      },
      // Saves the form, so the editor must not break the line as well.
      handleKeyDown: (_view, { ctrlKey, key, metaKey }) => key === 'Enter' && (ctrlKey || metaKey),
      handlePaste: (_view, { clipboardData }) => {
        const problem = pasteProblem(clipboardData, bounds.length)
        setNotice(problem)
        return problem !== undefined
      },
    },
  })
  // The hook keeps the state that the editor began with.
  useEffect(() => {
    editor.setEditable(!isLocked, false)
  }, [editor, isLocked])
  return (
    <Field id={id} label={label} error={error}>
      {() => (
        <>
          <div className="desk-prose-editor">
            {!isLocked && <ProseToolbar editor={editor} textId={id} onLink={() => setLinked(addressAt(editor))} />}
            <EditorContent editor={editor} className="desk-prose" />
          </div>
          {notice && <FieldError>{notice}</FieldError>}
          {linked !== undefined && (
            <LinkDialog
              address={linked}
              allowed={bounds.addresses}
              onClose={() => setLinked(undefined)}
              onSet={(address) => {
                setLinked(undefined)
                setLink(editor, address)
              }}
            />
          )}
        </>
      )}
    </Field>
  )
}

/** Refuses what no text can hold before it is read: a paste of megabytes would stop the page. */
function pasteProblem(clipboard: DataTransfer | null, max: number): string | undefined {
  const { length } = clipboard?.getData('text/plain') ?? ''
  return length > max ? copy.tooLong(length, max) : undefined
}

function addressAt(editor: Editor): string {
  return (editor.getAttributes('link') as { readonly href?: string }).href ?? ''
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link')
  if (href === '') chain.unsetLink().run()
  else if (editor.state.selection.empty && addressAt(editor) === '') {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  } else chain.setLink({ href }).run()
}
