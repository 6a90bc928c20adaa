import { buttonClass, type ButtonVariant } from '@seneb/ui/button'
import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import type { ReactNode } from 'react'

interface ExternalButtonLinkProps {
  readonly href: string
  readonly variant?: ButtonVariant
  readonly className?: string
  /** Text announced after the link for people who do not see the arrow. */
  readonly opensInNewTab: string
  readonly children: ReactNode
}

/** A link to another site in a new tab (D-68). */
export function ExternalButtonLink({ href, opensInNewTab, children, ...look }: ExternalButtonLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass(look)}>
      {children}
      <span aria-hidden>↗</span>
      <VisuallyHidden> ({opensInNewTab})</VisuallyHidden>
    </a>
  )
}
