/**
 * The part of GraphiQL that the desk uses. Its own types would load those of a whole code editor into every type check.
 */
declare module 'graphiql' {
  import type { ExecutionResult } from 'graphql'
  import type { FC, PropsWithChildren } from 'react'

  interface GraphiQLProps {
    readonly fetcher: (document: {
      readonly query: string
      readonly operationName?: string | null
      readonly variables?: unknown
    }) => Promise<ExecutionResult<Record<string, unknown>, Record<string, unknown>>>
    readonly storage: Pick<Storage, 'clear' | 'getItem' | 'length' | 'removeItem' | 'setItem'>
    readonly initialQuery: string
    readonly forcedTheme: 'dark' | 'light'
    readonly isHeadersEditorEnabled: boolean
    readonly showPersistHeadersSettings: boolean
  }
  export const GraphiQL: FC<PropsWithChildren<GraphiQLProps>> & {
    /** Replaces the logo by its children. */
    readonly Logo: FC<PropsWithChildren>
  }
}

declare module 'graphiql/setup-workers/vite'
