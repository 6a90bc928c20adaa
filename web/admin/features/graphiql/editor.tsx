import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'

import { GraphiQL } from 'graphiql'
import { useMemo } from 'react'

import { useStaffSession } from '../../session/staff-session.js'
import { graphiqlCopy } from './graphiql.copy.js'
import { memoryStorage } from './memory-storage.js'
import { createSender } from './send-document.js'

/** GraphiQL with the desk's session and theme; it stores nothing in the browser. */
export function Editor() {
  const { prove } = useStaffSession()
  const fetcher = useMemo(() => createSender(prove), [prove])
  const storage = useMemo(memoryStorage, [])
  return (
    <GraphiQL
      fetcher={fetcher}
      storage={storage}
      initialQuery={graphiqlCopy.firstDocument}
      forcedTheme={theme()}
      isHeadersEditorEnabled={false}
      showPersistHeadersSettings={false}
    >
      <GraphiQL.Logo>
        <></>
      </GraphiQL.Logo>
    </GraphiQL>
  )
}

/** Returns the theme of the desk: the person's choice, or their system's preference. */
function theme(): 'dark' | 'light' {
  const chosen = document.documentElement.dataset['theme']
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
