/**
 * Where to go after signing in: a path of the desk, as the router reads it. Anything else, such as another site's
 * address, is the first page.
 */
export function pathAfter(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  return /^[/](?![/\\])[\w\-/?=&.%]*$/.test(to) && !to.startsWith('/sign-in') ? to : '/'
}
