/** The key of a shortcut beside what it does; hidden where there is no keyboard, and told to assistive tools otherwise. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden className="desk-kbd">
      {children}
    </kbd>
  )
}
