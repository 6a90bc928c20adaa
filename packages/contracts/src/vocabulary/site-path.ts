/**
 * Returns a path without trailing slashes. The regular expression `/\/+$/` rescans a run of slashes from each of them,
 * so a path of slashes would block a server for half a second.
 */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
