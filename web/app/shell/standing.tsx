import type { ReactNode } from 'react'

import { useStandingNodes } from '../ui/standing-nodes.js'

interface StandingProps {
  readonly id: string
  /** What the server writes; nothing in the browser's build, so that its code is not sent. */
  readonly children: ReactNode
}

/**
 * Markup that the server writes and the early scripts answer: React neither reads nor changes it, so none of its code
 * has to come before a form can answer (P5). Give it `children` under `import.meta.env.SSR` only.
 */
export function Standing({ id, children }: StandingProps) {
  return import.meta.env.SSR ? <div id={id}>{children}</div> : <Kept id={id} />
}

function Kept({ id }: { readonly id: string }) {
  return <div id={id} {...useStandingNodes(id)} />
}
