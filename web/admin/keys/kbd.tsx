/**
 * The key of a shortcut beside its action. Hidden where there is no keyboard; assistive tools get it in another way.
 */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd aria-hidden className="desk-kbd">
      {children}
    </kbd>
  )
}
