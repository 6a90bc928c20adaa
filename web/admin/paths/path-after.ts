/**
 * Returns the path to open after signing in, as the router reads it. Anything other than a path of the desk, such as
 * another site's URL, becomes the first page.
 */
export function pathAfter(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? ''
  return /^[/](?![/\\])[\w\-/?=&.%]*$/.test(to) && !to.startsWith('/sign-in') ? to : '/'
}
