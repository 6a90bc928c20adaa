interface Listed {
  readonly title: string
  readonly path: string | null
}

/** Maximum number of articles offered at the end of an article. */
const maxNext = 2

/** Our own articles after this one, in the order of the list and round its end. */
export function nextAfter(
  path: string,
  articles: readonly Listed[],
): { readonly title: string; readonly path: string }[] {
  const own = articles.flatMap(({ path: to, title }) => (to === null ? [] : [{ title, path: to }]))
  const place = own.findIndex((one) => one.path === path)
  const others = [...own.slice(place + 1), ...own.slice(0, Math.max(place, 0))]
  return others.slice(0, maxNext)
}
