import type { ButtonHTMLAttributes } from 'react'

import { classNames } from './class-names.js'

/**
 * `gold` is the one primary action of a view; `brand` confirms within a form; `outline` and `quiet` are secondary
 * actions beside them; `danger` removes something; `deep` and `header` are outlines on dark ground.
 */
export type ButtonVariant = 'gold' | 'brand' | 'outline' | 'quiet' | 'danger' | 'deep' | 'header'

export interface ButtonAppearance {
  readonly variant?: ButtonVariant
  readonly isSmall?: boolean
  readonly className?: string
}

/** Returns the classes of an element that looks like a button. */
export function buttonClass({ variant = 'outline', isSmall, className }: ButtonAppearance): string {
  return classNames('button', `button-${variant}`, isSmall && 'button-small', className)
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Omit<ButtonAppearance, 'className'> {
  /** Whether an action is in progress: it cannot be started again, but the button stays focusable. */
  readonly isBusy?: boolean
}

/** Button whose label describes its effect. A disabled one stays in the focus order. */
export function Button({ variant, isSmall, isBusy = false, className, onClick, ...rest }: ButtonProps) {
  const isOff = isBusy || rest['aria-disabled'] === true
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isOff || undefined}
      className={buttonClass({ variant, isSmall, className })}
      onClick={(event) => {
        if (isOff) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}
