/**
 * A work address as somebody typed or pasted it, in the small letters that accounts are found by: without the marks that
 * nobody can see and the spaces that came along, and with full-width signs as they are meant.
 */
export function typedAddress(email: string): string {
  return email
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\s]/gu, '')
    .toLowerCase()
}
