import type { ReactNode } from 'react'

interface DeskFormProps {
  readonly onSubmit: () => Promise<void>
  /** The focus leaves one of its fields. */
  readonly onLeave?: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A form that is sent by a script, by its button or by Enter. */
export function DeskForm({ onSubmit, onLeave, className = '', children }: DeskFormProps) {
  return (
    <form
      noValidate
      onBlur={onLeave}
      className={`desk-form ${className}`}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
    </form>
  )
}
