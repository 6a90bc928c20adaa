import type { ReactNode } from 'react'

interface DeskIconButtonProps {
  readonly label: string
  /** Whether it is disabled; it stays in the focus order. */
  readonly isOff?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Icon button, with a name for people who cannot see it. */
export function DeskIconButton({ children, isOff = false, label, onPress }: DeskIconButtonProps) {
  return (
    <button
      type="button"
      className="desk-icon-button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress()
      }}
    >
      {children}
    </button>
  )
}
