/**
 * Keyboard shortcut shown next to its action. Hidden on devices without a keyboard and from assistive tools.
 */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden className="desk-kbd">
      {children}
    </kbd>
  )
}
