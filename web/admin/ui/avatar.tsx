/** The initials of a name, beside the name itself. */
export function Avatar({ name }: { readonly name: string }) {
  const initials = name
    .split(/\s+/)
    .map(([first = '']) => first)
    .join('')
  return (
    <span aria-hidden className="desk-avatar">
      {initials.slice(0, 2).toUpperCase() || '··'}
    </span>
  )
}
