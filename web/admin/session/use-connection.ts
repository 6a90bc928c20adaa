import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'

import { inBackground } from '../graph/desk-client.js'
import { useRequestDesk } from '../graph/request-desk.js'
import { useLaterPages, type ListPage } from './use-later-pages.js'
import { useResult, type ResultOptions } from './use-result.js'

/** A list of the schema that is read page by page. */
interface Connection<Item> {
  readonly nodes: readonly Item[]
  readonly pageInfo: { readonly endCursor?: string | null }
}

interface ConnectionOptions<Result, Item, List> extends ResultOptions<Result> {
  readonly listIn: (data: Result) => Connection<Item> & List
  readonly keyOf: (item: Item) => string | number
}

/** Reads a list page by page: the first page as `useResult` does, later ones on demand, by the variable `after`. */
export function useConnection<Result, Variables extends OperationVariables, Item, List>(
  document: TypedDocumentNode<Result, Variables>,
  variables: NoInfer<Variables>,
  { keyOf, listIn, ...options }: ConnectionOptions<Result, Item, List>,
) {
  const request = useRequestDesk()
  const newest = useResult(document, variables, options)
  const list = newest.data && listIn(newest.data)
  const pages = useLaterPages({
    of: JSON.stringify(variables),
    first: list && pageOf(list),
    keyOf,
    read: async (after: string, isBackground) => {
      const response = await request(document, { ...variables, after }, isBackground ? { context: inBackground } : {})
      return 'data' in response ? pageOf(listIn(response.data)) : response
    },
  })
  return {
    ...pages,
    /** The list with its own fields, such as its total. */
    list,
    data: newest.data,
    error: newest.error ?? pages.error,
    isLoading: newest.isLoading || pages.isReading,
    /** Reads every page that is shown again. */
    reload: async () => {
      await newest.refetch()
      await pages.readAgain()
    },
  }
}

function pageOf<Item>({ nodes, pageInfo }: Connection<Item>): ListPage<Item, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
