import { useState } from 'react'
import { Link } from 'react-router'

import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'
import { kindsText, writerOf, type ListedTemplate } from './template-text.js'
import { TextField } from '../../ui/fields.js'
import { templatesCopy } from './templates.copy.js'

const copy = templatesCopy.templateTable

/** Number of names that people can scan without a search. */
const fewTemplates = 10

interface TemplateListsProps {
  readonly templates: readonly ListedTemplate[]
  /** Whether the viewer may edit templates. */
  readonly mayEdit: boolean
}

/** The templates in use for replies, and the archived ones. */
export function TemplateLists({ mayEdit, templates }: TemplateListsProps) {
  const [search, setSearch] = useState('')
  const found = templates.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()))
  const archived = found.filter(({ isArchived }) => isArchived)
  return (
    <div className="grid gap-4">
      {templates.length > fewTemplates && (
        <div className="max-w-80">
          <TextField label={copy.searchByName} type="search" autoComplete="off" value={search} onValue={setSearch} />
        </div>
      )}
      <TemplateTable
        title={copy.inUse}
        mayEdit={mayEdit}
        templates={found.filter(({ isArchived }) => !isArchived)}
        empty={search ? copy.noTemplate : copy.noTemplateIsInUse}
      />
      {archived.length > 0 && <TemplateTable title={copy.archived} mayEdit={mayEdit} templates={archived} empty="" />}
    </div>
  )
}

interface TemplateTableProps extends TemplateListsProps {
  readonly title: string
  readonly empty: string
}

function TemplateTable({ empty, mayEdit, templates, title }: TemplateTableProps) {
  return (
    <section className="desk-panel" aria-label={title}>
      <div className="desk-panel-head">
        <h2>{title}</h2>
      </div>
      {templates.length === 0 && <p className="desk-empty">{empty}</p>}
      {templates.length > 0 && (
        <table className="desk-table">
          <TableHead columns={copy.columns} numbers={[copy.version]} />
          <tbody>
            {templates.map((template) => (
              <TemplateRow key={template.key} template={template} mayEdit={mayEdit} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function TemplateRow({
  mayEdit,
  template,
}: Pick<TemplateListsProps, 'mayEdit'> & { readonly template: ListedTemplate }) {
  const { key, kinds, name, version, writtenAt } = template
  return (
    <tr>
      <td data-head="">
        {mayEdit ? (
          <Link
            to={`/templates/${key}`}
            className="inline-flex min-h-8 items-center font-semibold underline decoration-line underline-offset-4"
          >
            {name}
          </Link>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
      </td>
      <td data-head={copy.for}>{kindsText(kinds)}</td>
      <td data-head={copy.version} className="desk-number">
        {version}
      </td>
      <td data-head={copy.written}>
        <When at={writtenAt} />
      </td>
      <td data-head={copy.by}>{writerOf(template)}</td>
    </tr>
  )
}
