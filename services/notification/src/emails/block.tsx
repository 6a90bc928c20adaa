import type { CSSProperties, HTMLAttributes } from 'react'

interface BlockProps extends HTMLAttributes<HTMLTableElement> {
  readonly style: CSSProperties
}

/**
 * A block across the whole width. Its look is on the cell, not on the table, because Outlook on Windows ignores the
 * padding of tables.
 */
export function Block({ className, style, children, ...rest }: BlockProps) {
  return (
    <table {...rest} role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className={className} style={style}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Lets the cells of a table begin at the top; React's types know the attribute of cells only. */
export const top = { valign: 'top' } as const
