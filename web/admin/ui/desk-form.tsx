import { useState, type KeyboardEvent, type ReactNode } from 'react'

import { FormAttempt } from './field-error.js'

interface DeskFormProps {
  readonly onSubmit: () => Promise<void>
  /** The focus leaves one of its fields. */
  readonly onExit?: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A form that is sent by a script: by its button, by Enter in a line, or by Ctrl or Cmd with Enter anywhere in it. */
export function DeskForm({ onSubmit, onExit, className = '', children }: DeskFormProps) {
  const [attempt, setAttempt] = useState({ sent: 0, answered: 0 })
  const send = () => {
    setAttempt((before) => ({ ...before, sent: before.sent + 1 }))
    return onSubmit().finally(() => setAttempt((before) => ({ ...before, answered: before.answered + 1 })))
  }
  return (
    <form
      noValidate
      onBlur={onExit}
      className={`desk-form ${className}`}
      onKeyDown={onSendKey((event) =>
        event.currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click(),
      )}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FormAttempt value={attempt}>{children}</FormAttempt>
    </form>
  )
}

/** Returns a key handler that calls `send` on Ctrl+Enter or Cmd+Enter. */
export function onSendKey(send: (event: KeyboardEvent<HTMLElement>) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    event.preventDefault()
    send(event)
  }
}
