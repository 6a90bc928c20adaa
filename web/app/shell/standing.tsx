import { useState, type ReactNode } from 'react'

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
  // Kept as it is, should React ever have to write the page anew.
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '')
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
