import { Check } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode } from 'react'

import { classNames } from './class-names.js'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode
}

/** A box to tick; the whole row is the target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-12 items-start gap-3.5 py-2.5', className)}>
      <span className="relative mt-0.5 grid size-6.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer size-full appearance-none rounded-[7px] border-[1.5px] border-control bg-surface checked:border-brand checked:bg-brand hover:border-brand aria-invalid:border-2 aria-invalid:border-danger"
          {...rest}
        />
        <Check
          aria-hidden
          size={18}
          strokeWidth={3}
          className="pointer-events-none absolute text-on-brand opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 pt-px">{label}</span>
    </label>
  )
}
