import { isServed, type SitePath } from '@seneb/contracts/vocabulary/site-routes'
import { Link, type LinkProps } from 'react-router'

export interface SiteLink {
  readonly label: string
  readonly to: SitePath
}

/** Only links whose screen exists; nothing points into the void (D-33). */
export function servedLinks<L extends SiteLink>(links: readonly L[]): readonly L[] {
  return links.filter(({ to }) => isServed(to))
}

interface ServedLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: SitePath
}

/** A link to a screen of ours; shows its words alone as long as the screen does not exist. */
export function ServedLink({ to, children, className, ...rest }: ServedLinkProps) {
  if (!isServed(to)) return <span className={className}>{children}</span>
  return (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  )
}
