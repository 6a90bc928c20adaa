/**
 * A path without the slashes at its end. The expression for it, `/\/+$/`, walks a run of slashes anew from each of them,
 * so that an address made of slashes would hold a server up for half a second.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
