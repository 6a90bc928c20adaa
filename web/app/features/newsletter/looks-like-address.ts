/** NEWS-03, D-18: the browser asks no more of an address than this; the service reads it properly. */
export function looksLikeAddress(email: string): boolean {
  return email.trim() !== '' && email.includes('@')
}
