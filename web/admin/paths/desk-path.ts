/** Prefix of every path of the desk. */
export const deskBase = '/admin'

/** Returns the current path below the desk's base, without trailing slashes; `/` for the first page. */
export function deskPath(): string {
  return window.location.pathname.slice(deskBase.length).replace(/[/]+$/, '') || '/'
}

/** The desk has two spellings (ROUTE-23); the second is replaced by the first before any code reads the path. */
export function withOnePath(): void {
  const { hash, pathname, search } = window.location
  if (!/^[/]admin-panel(?=[/]|$)/.test(pathname)) return
  window.history.replaceState(null, '', `${pathname.replace('/admin-panel', deskBase)}${search}${hash}`)
}

/** Opens a desk path by loading a new document, so that no data of the previous page stays in memory. */
export function enterDesk(path: string): void {
  window.location.replace(path === '/' ? deskBase : `${deskBase}${path}`)
}
