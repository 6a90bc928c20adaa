import { classNames } from '@seneb/ui/class-names'
import type { HTMLAttributes } from 'react'

/** A quiet surface with a hairline; lifted only when it floats. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classNames('rounded-card border border-line bg-surface', className)} {...rest} />
}
