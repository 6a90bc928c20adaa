import { Check } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode } from 'react'

import { classNames } from './class-names.js'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode
}

/** Checkbox; the entire row is clickable. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('checkbox', className)}>
      <span className="checkbox-box">
        <input type="checkbox" {...rest} />
        <Check aria-hidden size={18} strokeWidth={3} className="checkbox-tick" />
      </span>
      <span className="checkbox-words">{label}</span>
    </label>
  )
}
