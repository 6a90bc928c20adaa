import { Button } from '@seneb/ui/button'
import { lazy, use, useState } from 'react'

import { DeskTeamNamesDocument } from '../graph/generated/team-names/graphql.js'
import { useResult } from '../session/use-result.js'
import { LazyComponent } from '../ui/lazy-component.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { SelectField, TextAreaField, TextField } from '../ui/fields.js'
import { FormLocked } from '../ui/form-locked.js'
import type { ProseBounds } from '../prose-editor/prose-editor.js'
import { schemaFormCopy } from './schema-form.copy.js'

const copy = schemaFormCopy.fields

interface ControlProps {
  readonly label: string
  readonly error: string | undefined
  readonly onChange: (value: unknown) => void
}

const ProsePreview = lazy(async () => ({ default: (await import('./prose-preview.js')).ProsePreview }))
const ProseEditor = lazy(async () => ({ default: (await import('../prose-editor/prose-editor.js')).ProseEditor }))

interface ProseFieldProps extends ControlProps {
  readonly value: string
  readonly bounds?: ProseBounds
}

/** Prose in an editor, or as Markdown for those who prefer it. */
export function ProseField(props: ProseFieldProps) {
  const [isMarkdown, setMarkdown] = useState(false)
  const isLocked = use(FormLocked)
  return (
    <div>
      {isMarkdown ? (
        <MarkdownField {...props} />
      ) : (
        <LazyComponent fallback={<SkeletonRows count={3} />}>
          <ProseEditor {...props} fallback={<MarkdownField {...props} />} />
        </LazyComponent>
      )}
      {!isLocked && (
        <Button variant="quiet" isSmall onClick={() => setMarkdown(!isMarkdown)}>
          {isMarkdown ? copy.useEditor : copy.useMarkdown}
        </Button>
      )}
    </div>
  )
}

/** Markdown with a preview on request of what the site shows of it. */
function MarkdownField({ bounds, error, label, onChange, value }: ProseFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <TextAreaField
        label={label}
        hint={copy.markdown}
        rows={rowsFor(value)}
        maxLength={bounds?.length}
        value={value}
        onValue={onChange}
        error={error}
      />
      <details className="mt-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="desk-small min-h-6 cursor-pointer">{copy.asReadersSeeIt}</summary>
        {isOpen && (
          <LazyComponent>
            <ProsePreview text={value} />
          </LazyComponent>
        )}
      </details>
    </div>
  )
}

const longLine = 80
const charactersPerRow = 70

function rowsFor(text: string): number {
  return Math.min(18, Math.max(4, Math.ceil(text.length / charactersPerRow) + text.split('\n').length - 1))
}

/** One line; text that was long when the form opened gets more rows, so that it can be read whole. */
export function LineField({ error, label, onChange, value }: ControlProps & { readonly value: string }) {
  const [isLong] = useState(value.length > longLine)
  const field = { label, value, onValue: onChange, error, autoComplete: 'off' }
  return isLong ? <TextAreaField {...field} rows={3} /> : <TextField {...field} />
}

/** A number as it is typed; text that is none is sent as it is and refused at the field. */
export function NumberField({ error, label, onChange, value }: ControlProps & { readonly value: unknown }) {
  const stored = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const [typed, setTyped] = useState(stored)
  const change = (text: string) => {
    setTyped(text)
    onChange(numberIn(text))
  }
  // On the way to 4.8 somebody types 4., which is the number 4 as well.
  const shown = numberIn(typed) === value ? typed : stored
  return <TextField label={label} inputMode="decimal" value={shown} onValue={change} error={error} autoComplete="off" />
}

function numberIn(text: string): number | string | undefined {
  if (text.trim() === '') return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}

/** A member of the team; one who left stays chosen until another is. */
export function PersonField({ error, label, onChange, value }: ControlProps & { readonly value: string }) {
  const { data, error: readError } = useResult(DeskTeamNamesDocument, {})
  const people = (data?.staffNames ?? []).map(({ id, name }) => [id, name] as const)
  const isUnknown = value !== '' && !people.some(([id]) => id === value)
  const unknown = data ? copy.formerMember : copy.loading
  const options = [['', copy.nobody] as const, ...people, ...(isUnknown ? [[value, unknown] as const] : [])]
  const shown = error ?? readError?.message
  return <SelectField label={label} value={value} options={options} onValue={onChange} error={shown} />
}

/** A list of short texts, one per line. Empty lines are dropped when the list is read. */
export function LinesField({ error, label, onChange, value }: ControlProps & { readonly value: unknown }) {
  const items = (value ?? []) as readonly string[]
  const [typed, setTyped] = useState(items.join('\n'))
  const isSame = itemsIn(typed).join('\n') === items.join('\n')
  const change = (text: string) => {
    setTyped(text)
    onChange(itemsIn(text))
  }
  return (
    <TextAreaField
      label={label}
      hint={copy.onePerLine}
      rows={Math.max(3, items.length)}
      value={isSame ? typed : items.join('\n')}
      onValue={change}
      error={error}
    />
  )
}

function itemsIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
