import type { ReactNode } from 'react'

interface DeskFormProps {
  readonly onSubmit: () => Promise<void>
  readonly className?: string
  readonly children: ReactNode
}

/** A form that is sent by a script, by its button or by Enter. */
export function DeskForm({ onSubmit, className = '', children }: DeskFormProps) {
  return (
    <form
      noValidate
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
