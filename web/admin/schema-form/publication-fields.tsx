import { inWords } from '@seneb/contracts/publications/field-names'
import { Button } from '@seneb/ui/button'
import { FieldError } from '@seneb/ui/field'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { messageAt, type DeskError } from '../graph/desk-error.js'
import { CheckField, CheckGroup } from '../ui/check-group.js'
import { DeskIconButton } from '../ui/desk-icon-button.js'
import { useSentRows } from '../ui/use-sent-rows.js'
import { useFieldError } from '../ui/field-error.js'
import { notChosen, SelectField, TextField } from '../ui/fields.js'
import { schemaFormCopy } from './schema-form.copy.js'
import { emptyContent, type FieldShape, type NamedShape } from './content-schema.js'
import { LineField, LinesField, NumberField, PersonField, ProseField } from './publication-controls.js'
import type { Content } from './content-schema.js'
import { useListRows } from './use-list-rows.js'

const copy = schemaFormCopy.fields

interface FieldsProps {
  readonly fields: readonly NamedShape[]
  readonly value: Content
  /** Path of the group in the content, as problems name it: `content.sections[0]`. */
  readonly path: string
  /** Problems of the content as it was sent. */
  readonly problems: DeskError | undefined
  readonly onChange: (value: Content) => void
}

/** A form made from the schema of a kind: a control for each field. */
export function PublicationFields({ fields, onChange, path, problems, value }: FieldsProps) {
  return fields.map((field) => (
    <PublicationField
      key={field.name}
      field={field}
      value={value[field.name]}
      path={`${path}.${field.name}`}
      problems={problems}
      onChange={(next) => onChange(withField(value, field, next))}
    />
  ))
}

/** Returns the content with one field set; an optional field without a value is left out. */
function withField(content: Content, { name, shape }: NamedShape, next: unknown): Content {
  const isAbsent = next === undefined || (next === '' && shape.isOptional)
  const { [name]: _before, ...others } = content
  return isAbsent ? others : { ...content, [name]: next }
}

interface FieldProps extends Pick<FieldsProps, 'path' | 'problems'> {
  readonly field: NamedShape
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function PublicationField(props: FieldProps) {
  const { field, onChange, path, problems, value } = props
  const { label, shape } = field
  const error = messageAt(problems, path)
  const text = typeof value === 'string' ? value : ''
  switch (shape.type) {
    case 'prose':
      return <ProseField label={label} value={text} onChange={onChange} error={error} />
    case 'number':
      return <NumberField label={label} value={value} onChange={onChange} error={error} />
    case 'day':
      return <TextField type="date" label={label} value={text} onValue={onChange} error={error} />
    case 'person':
      return <PersonField label={label} value={text} onChange={onChange} error={error} />
    case 'flag':
      return (
        <CheckField
          label={label}
          checked={value === true}
          onChecked={(isChecked) => onChange(isChecked || undefined)}
          error={error}
        />
      )
    case 'choice':
      return (
        <SelectField
          label={label}
          value={text}
          options={[notChosen, ...shape.options.map((option) => [option, inWords(option)] as const)]}
          onValue={onChange}
          error={error}
        />
      )
    case 'choices':
      return (
        <CheckGroup
          isInline
          legend={label}
          values={shape.options}
          labelOf={inWords}
          chosen={(value ?? []) as readonly string[]}
          onChosen={onChange}
          error={error}
        />
      )
    case 'lines':
      return <LinesField label={label} value={value} onChange={onChange} error={error ?? messageIn(problems, path)} />
    case 'group':
      return <GroupField {...props} shape={shape} error={error} />
    case 'list':
      return <ListField {...props} shape={shape} error={error} />
    default:
      return <LineField label={label} value={text} onChange={onChange} error={error} />
  }
}

/** The sentence about one line of a field that has several. */
function messageIn(problems: DeskError | undefined, path: string): string | undefined {
  return problems?.fields?.find((field) => field.path.startsWith(`${path}[`))?.message
}

interface PartProps extends FieldProps {
  readonly error: string | undefined
}

/** Above this number of optional fields, only those with a value are shown. */
const manyFields = 12

/** Fields that belong together. An optional group is added and removed as a whole. */
function GroupField(props: PartProps & { readonly shape: FieldShape & { readonly type: 'group' } }) {
  const { field, path, problems, shape, value } = props
  const { error, onValue: onChange } = useFieldError(props.error, props.onChange)
  const { label } = field
  const content = value as Content | undefined
  if (content === undefined) {
    return (
      <div>
        <Button isSmall onClick={() => onChange(emptyContent(shape.fields))}>
          <Plus aria-hidden size={16} /> {copy.add(label)}
        </Button>
        {error && <FieldError>{error}</FieldError>}
      </div>
    )
  }
  const isSparse = shape.fields.length > manyFields && shape.fields.every((one) => one.shape.isOptional)
  const shown = isSparse ? shape.fields.filter(({ name }) => name in content) : shape.fields
  return (
    <Part legend={label} error={error} onRemove={shape.isOptional && !isSparse ? () => onChange(undefined) : undefined}>
      <PublicationFields fields={shown} value={content} path={path} problems={problems} onChange={onChange} />
      {isSparse && (
        <SelectField
          label={copy.addPart}
          value=""
          options={[
            notChosen,
            ...shape.fields.filter(({ name }) => !(name in content)).map((one) => [one.name, one.label] as const),
          ]}
          onValue={(name) => name !== '' && onChange({ ...content, [name]: '' })}
        />
      )}
    </Part>
  )
}

/** A list of groups; each can be moved by buttons, and removed. */
function ListField(props: PartProps & { readonly shape: FieldShape & { readonly type: 'list' } }) {
  const { field, path, problems, shape, value } = props
  const { error, onValue: onChange } = useFieldError(props.error, props.onChange)
  const items = (value ?? []) as readonly Content[]
  const nameOf = (at: number) => `${field.label} ${at + 1}`
  const { ids, statusRef, statusText, ...rows } = useListRows({ items, nameOf, onChange })
  const sentAt = useSentRows(ids, problems)
  const pathOf = (at: number) => `${path}[${sentAt(ids[at])}]`
  return (
    <Part legend={field.label} error={error}>
      {items.map((item, at) => (
        <Part
          key={ids[at]}
          legend={nameOf(at)}
          error={messageAt(problems, pathOf(at))}
          onRemove={() => rows.remove(at)}
          buttons={
            <>
              <DeskIconButton label={copy.up(nameOf(at))} isOff={at === 0} onPress={() => rows.move(at, -1)}>
                <ArrowUp aria-hidden size={18} />
              </DeskIconButton>
              <DeskIconButton
                label={copy.down(nameOf(at))}
                isOff={at === items.length - 1}
                onPress={() => rows.move(at, 1)}
              >
                <ArrowDown aria-hidden size={18} />
              </DeskIconButton>
            </>
          }
        >
          <PublicationFields
            fields={shape.fields}
            value={item}
            path={pathOf(at)}
            problems={problems}
            onChange={(next) => rows.replace(at, next)}
          />
        </Part>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button isSmall onClick={() => rows.add(emptyContent(shape.fields))}>
          <Plus aria-hidden size={16} /> {copy.add(field.label)}
        </Button>
        <span ref={statusRef} tabIndex={-1} role="status" className="desk-small outline-none">
          {statusText}
        </span>
      </div>
    </Part>
  )
}

interface LegendProps {
  readonly legend: string
  readonly error?: string | undefined
  readonly onRemove?: (() => void) | undefined
  readonly buttons?: ReactNode
  readonly children: ReactNode
}

function Part({ buttons, children, error, legend, onRemove }: LegendProps) {
  return (
    <fieldset className="desk-part">
      <legend>{legend}</legend>
      {(buttons ?? onRemove) && (
        <div className="flex flex-wrap justify-end gap-1">
          {buttons}
          {onRemove && (
            <DeskIconButton label={copy.remove(legend)} onPress={onRemove}>
              <Trash2 aria-hidden size={18} />
            </DeskIconButton>
          )}
        </div>
      )}
      {error && <FieldError>{error}</FieldError>}
      {children}
    </fieldset>
  )
}
