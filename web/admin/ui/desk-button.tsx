import type { ButtonHTMLAttributes } from 'react'

interface DeskButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One gold button in each view. */
  readonly tone?: 'gold' | 'solid' | 'out' | 'quiet' | 'danger'
  readonly isSmall?: boolean
  /** What is under way cannot be asked for again; the button can be focused still. */
  readonly isBusy?: boolean
}

/** A button of the desk. An unavailable one says why nearby and stays in the order of focus. */
export function DeskButton(props: DeskButtonProps) {
  const { tone = 'out', isSmall = false, isBusy = false, className = '', onClick, ...others } = props
  const isOff = isBusy || others['aria-disabled'] === true
  return (
    <button
      type="button"
      {...others}
      aria-disabled={isOff || undefined}
      className={`desk-button desk-button-${tone} ${isSmall ? 'desk-button-small' : ''} ${className}`}
      onClick={(event) => {
        if (isOff) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
