import type { ReactNode } from 'react'

import { useServerMarkup } from './server-markup.js'

interface StaticIslandProps {
  readonly id: string
  /** What the server writes; nothing in the browser's build, so that its code is not sent. */
  readonly children: ReactNode
}

/**
 * Markup that the server writes and the early scripts answer: React neither reads nor changes it, so none of its code
 * has to come before a form can answer (P5). Give it `children` under `import.meta.env.SSR` only.
 */
export function StaticIsland({ id, children }: StaticIslandProps) {
  return import.meta.env.SSR ? <div id={id}>{children}</div> : <ServerMarkup id={id} />
}

function ServerMarkup({ id }: { readonly id: string }) {
  return <div id={id} {...useServerMarkup(id)} />
}
