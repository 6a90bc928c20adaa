interface TableHeadProps {
  readonly columns: readonly string[]
  /** The columns of figures, which stand at the end of their cells. */
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
