import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

import { classNames } from './class-names.js'
import { VisuallyHidden } from './visually-hidden.js'

/**
 * `gold` is the one primary action of a view; `brand` confirms within a form; `outline` and `quiet` stand beside them;
 * `deep` and `header` are outlines on dark ground. Every variant has an edge: transparent where it is not seen, because
 * forced colours paint edges and no grounds.
 */
type ButtonVariant = 'gold' | 'brand' | 'outline' | 'quiet' | 'deep' | 'header'

const shape =
  'inline-flex min-h-13 max-w-full items-center justify-center gap-2.5 rounded-full border-[1.5px] px-[min(1.625rem,5vw)] py-2.5 text-center font-semibold leading-tight transition duration-150 ease-out active:translate-y-px disabled:opacity-60 aria-disabled:opacity-60'

const variants: Record<ButtonVariant, string> = {
  gold: 'border-transparent bg-linear-to-b bg-origin-border from-[#e7b860] to-[#d59d3f] text-[#2b1c05] shadow-[0_10px_30px_-12px_rgb(168_116_35/0.6)] hover:brightness-105',
  brand: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
  outline: 'border-control text-ink hover:border-brand hover:bg-tint',
  quiet: 'border-transparent text-brand-strong underline-offset-4 hover:bg-tint hover:underline',
  deep: 'border-white/55 bg-white/8 text-white hover:bg-white/15',
  header: 'border-current/55 bg-current/0 px-5 min-h-12 hover:bg-brand/10',
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
}

/** A button; it says what happens when it is pressed. */
export function Button({ variant = 'brand', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={classNames(shape, variants[variant], className)} {...rest} />
}

interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant
}

/** A link to another page that looks like a button. */
export function ButtonLink({ variant = 'brand', className, ...rest }: ButtonLinkProps) {
  return <Link className={classNames(shape, variants[variant], className)} {...rest} />
}

interface PlainButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly variant?: ButtonVariant
}

/** A link to a file of ours, which the router does not know. */
export function PlainButtonLink({ variant = 'brand', className, ...rest }: PlainButtonLinkProps) {
  return <a className={classNames(shape, variants[variant], className)} {...rest} />
}

interface ExternalButtonLinkProps {
  readonly href: string
  readonly variant?: ButtonVariant
  readonly className?: string
  /** Said after the words for those who do not see the arrow. */
  readonly opensInNewTab: string
  readonly children: ReactNode
}

/** A link to another site in a new tab (D-68). */
export function ExternalButtonLink({
  href,
  variant = 'outline',
  className,
  opensInNewTab,
  children,
}: ExternalButtonLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(shape, variants[variant], className)}
    >
      {children}
      <span aria-hidden>↗</span>
      <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>
    </a>
  )
}
