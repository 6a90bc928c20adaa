import type { TextareaHTMLAttributes } from 'react'

import { classNames } from './class-names.js'

/** An answer of several lines, at least 100 px high (SHELL-19). */
export function TextArea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={4} className={classNames(className, 'min-h-[100px] py-3')} {...rest} />
}
