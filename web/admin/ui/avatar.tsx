const tints = ['nile', 'gold', 'sky', 'leaf', 'clay'] as const

/** The same tint for the same name, so that two people of the same initials differ. */
function tintOf(name: string): string {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return tints[sum % tints.length] ?? tints[0]
}

/** Initials of a name, shown beside it. */
export function Avatar({ name }: { readonly name: string }) {
  const initials = name
    .split(/\s+/)
    .map(([first = '']) => first)
    .join('')
  return (
    <span aria-hidden className="desk-avatar" data-tint={tintOf(name)}>
      {initials.slice(0, 2).toUpperCase() || '··'}
    </span>
  )
}
