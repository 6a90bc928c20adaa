/** Column of figures: its heading, and the text of its cell for one row. */
export interface FigureColumn<Figures> {
  readonly head: string
  readonly format: (figures: Figures) => string
  /** Text is aligned at the start of the heading, figures at the end. */
  readonly isText?: boolean
}

interface FiguresTableProps<Figures> {
  /** Unit of grouping, such as a week. */
  readonly of: string
  readonly title: string
  readonly columns: readonly FigureColumn<Figures>[]
  readonly rows: readonly { readonly name: string; readonly figures: Figures }[]
  /** Text shown in place of the table when there are no rows. */
  readonly empty: string
}

/** Figures of a report, a line for each group. */
export function FiguresTable<Figures>({ columns, empty, of, rows, title }: FiguresTableProps<Figures>) {
  return (
    <section className="desk-panel" aria-label={title}>
      <div className="desk-panel-head">
        <h2>{title}</h2>
      </div>
      {rows.length === 0 ? (
        <p className="desk-empty">{empty}</p>
      ) : (
        <table className="desk-table desk-table-dense">
          <TableHead
            columns={[of, ...columns.map(({ head }) => head)]}
            numbers={columns.filter(({ isText }) => !isText).map(({ head }) => head)}
          />
          <tbody>
            {rows.map(({ figures, name }) => (
              <tr key={name}>
                <th scope="row" data-head={of} className="text-start font-semibold">
                  {name}
                </th>
                {columns.map(({ head, isText, format }) => (
                  <td key={head} data-head={head} className={isText ? undefined : 'desk-number'}>
                    {format(figures)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface TableHeadProps {
  readonly columns: readonly string[]
  /** Headings of numeric columns, which are aligned to the end of their cells. */
  readonly numbers?: readonly string[]
}

/** The heads of a table's columns, in order. */
export function TableHead({ columns, numbers = [] }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={numbers.includes(column) ? 'desk-number' : undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
