/** One page of a connection. */
export interface Page<Item> {
  readonly nodes: readonly Item[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

/**
 * Returns the items of the first page and of all that follow it, so that a list never ends silently at the size of a
 * page. Undefined if one of the pages is unavailable.
 */
export async function readAllPages<Item>(
  first: Page<Item> | undefined,
  readNext: (after: string) => Promise<Page<Item> | undefined>,
): Promise<readonly Item[] | undefined> {
  const items: Item[] = []
  let after: string | undefined
  for (let page = first; page;) {
    items.push(...page.nodes)
    const { endCursor, hasNextPage } = page.pageInfo
    if (!hasNextPage) return items
    // A list that continues without a new cursor cannot be read to its end.
    if (endCursor === null || endCursor === after) return undefined
    after = endCursor
    page = await readNext(after)
  }
  return undefined
}
