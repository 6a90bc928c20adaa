import { ChevronDown } from 'lucide-react'
import type { SelectHTMLAttributes } from 'react'

import { classNames } from './class-names.js'

/** A choice of many by the browser's own list: works by keyboard, on every phone and without a script. */
export function Select({ className, children, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className="relative block">
      <select className={classNames(className, 'appearance-none pe-11')} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        size={20}
        className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-ink-2"
      />
    </span>
  )
}
