import { Button, type ButtonVariant } from '@seneb/ui/button'
import { createContext, useContext, type ReactNode } from 'react'

import { actsWithFields, type ActName, type FailedAct } from './act-result.js'
import { myRequestCopy } from './my-request.copy.js'

/** State that all forms of the page share. */
interface ActState {
  /** Random part of each form's key, under which the same press counts once. */
  readonly formKey: string
  readonly failed: FailedAct | undefined
}

/** Set by the page. */
export const ActContext = createContext<ActState>({ formKey: '', failed: undefined })

/** Returns the form's failure, if it is the one that was sent last. */
export function useFailedAct(act: ActName, about = ''): FailedAct | undefined {
  const { failed } = useContext(ActContext)
  return failed?.act === act && failed.about === about ? failed : undefined
}

/** ID of the form that was refused, to which the note on top links. */
export const refusedFormId = 'refused-form'

interface ActFormProps {
  readonly act: ActName
  /** Entry that the form is about, such as a field or a consent. */
  readonly about?: string
  readonly submit: string
  readonly variant?: ButtonVariant
  readonly hasFiles?: boolean
  readonly children?: ReactNode
  readonly className?: string
}

/** A plain form of the page, which works without a script. */
export function ActForm({ about = '', act, children, className = '', hasFiles, submit, variant }: ActFormProps) {
  const { formKey } = useContext(ActContext)
  const failed = useFailedAct(act, about)
  return (
    <form
      id={failed && actsWithFields.has(act) ? refusedFormId : undefined}
      method="post"
      action="/my-request"
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className={`grid scroll-mt-6 gap-5 print:hidden ${className}`}
    >
      <input type="hidden" name="act" value={act} />
      {about !== '' && <input type="hidden" name="about" value={about} />}
      <input type="hidden" name="key" value={failed?.typed['key'] ?? `${formKey}:${act}:${about}`} />
      {children}
      <div>
        <Button type="submit" variant={variant ?? 'outline'} data-working={myRequestCopy.working}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

interface FoldedActProps {
  readonly title: string
  /** Whether it is unfolded, because its form has an error. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** A form behind one press, so that a page that is read does not look like a form. */
export function FoldedAct({ children, isOpen, title }: FoldedActProps) {
  return (
    <details open={isOpen} className="print:hidden">
      <summary className="inline-flex min-h-12 max-w-full cursor-pointer items-center font-medium wrap-anywhere text-brand-strong underline underline-offset-4">
        {title}
      </summary>
      <div className="mt-2 rounded-card bg-tint p-[min(1.25rem,5vw)]">{children}</div>
    </details>
  )
}
