import { Link } from 'react-router-dom'

interface NamedLink {
  readonly to: string
  readonly label: string
}

interface LinkListProps {
  readonly id: string
  readonly title: string
  readonly links: readonly NamedLink[]
  readonly inline?: boolean
  readonly level?: 2 | 3
}

/** Returns the anchor ID of a list's heading. */
export function linkListId(id: string): string {
  return `links-${id}`
}

/** A headed list of links; `inline` sets many short ones side by side. */
export function LinkList({ id, inline = false, level = 2, links, title }: LinkListProps) {
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={linkListId(id)}>
      <Heading id={linkListId(id)} className="title-3 scroll-mt-28">
        {title}
      </Heading>
      <ul className={inline ? 'mt-2 flex flex-wrap gap-x-4' : 'mt-2'}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
