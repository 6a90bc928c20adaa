import { AppError } from '@seneb/platform/app-error'

interface Edge<Node> {
  readonly cursor: string
  readonly node: Node
}

interface PageEnds {
  /** The cursor of the page before; none at the beginning. */
  readonly after?: string | null
  readonly hasNextPage: boolean
  /** Cursor for continuing after an empty page. */
  readonly endCursor?: string
}

/** One page as a Relay connection. */
export function connectionOf<Node>(edges: readonly Edge<Node>[], { after, endCursor, hasNextPage }: PageEnds) {
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: endCursor ?? edges.at(-1)?.cursor ?? null,
    },
  }
}

interface StaffPageEnds {
  readonly after?: string | null
  /** Cursor of the next page, the only cursor that a service returns. */
  readonly next?: string | null
}

/** One page of a list of the staff desk, which reads on and needs no cursor for each item. */
export function staffPageOf<Node>(nodes: readonly Node[], { after, next }: StaffPageEnds) {
  const endCursor = next ?? null
  const pageInfo = { hasNextPage: endCursor !== null, hasPreviousPage: Boolean(after), startCursor: null, endCursor }
  return { nodes, pageInfo }
}

interface PageArgs {
  readonly first: number
  readonly after?: string | null
}

/**
 * Returns a page of a list that a service returns whole. Cursors are positions, because items may be equal and lack
 * ids.
 */
export function pageOf<Node>(list: readonly Node[], { after, first }: PageArgs, maxFirst: number) {
  if (first < 1 || first > maxFirst) throw invalid('first', `Please ask for 1 to ${maxFirst}`)
  const start = positionAfter(after)
  const edges = list.slice(start, start + first).map((node, at) => ({ cursor: cursorOf(start + at + 1), node }))
  return connectionOf(edges, { after, hasNextPage: start + first < list.length })
}

/** Returns the number of items before the page that follows a cursor. */
export function positionAfter(after: string | null | undefined): number {
  if (after === null || after === undefined) return 0
  const [, position] = /^position:(\d{1,9})$/.exec(Buffer.from(after, 'base64url').toString('utf8')) ?? []
  if (position === undefined) throw invalid('after', 'This is not a cursor of this list')
  return Number(position)
}

export function cursorOf(position: number): string {
  return Buffer.from(`position:${position}`).toString('base64url')
}

function invalid(path: 'first' | 'after', message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message, code: `${path.toUpperCase()}_INVALID` }] })
}
