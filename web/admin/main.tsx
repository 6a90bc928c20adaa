import './styles/admin.css'

import { provideRandomUuid } from '@seneb/ui/random-uuid'
import { tolerateTranslatedNodes } from '@seneb/ui/translated-nodes'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { deskPath, withOnePath } from './paths/desk-path.js'
import { StaffSessionProvider } from './session/staff-session-provider.js'

provideRandomUuid()
withOnePath()
// Translation extensions move nodes that React manages.
tolerateTranslatedNodes(Node.prototype)

/** Pages before sign-in, and GraphiQL, load without the desk's own scripts, which they do not need. */
const pages: Readonly<Record<string, () => Promise<ReactNode>>> = {
  '/sign-in': async () => {
    const { SignInPage } = await import('./pages/sign-in.js')
    return <SignInPage />
  },
  '/welcome': async () => {
    const { WelcomePage } = await import('./pages/welcome.js')
    return <WelcomePage />
  },
  '/reset': async () => {
    const { ResetPage } = await import('./pages/reset.js')
    return <ResetPage />
  },
  '/graphql': async () => {
    const { GraphiqlPage } = await import('./pages/graphiql.js')
    return <GraphiqlPage />
  },
}

async function loadDesk(): Promise<ReactNode> {
  const { DeskRouter } = await import('./router.js')
  return <DeskRouter />
}

const root = document.getElementById('desk')
if (!root) throw new Error('the document has no place for the desk')
const page = await (pages[deskPath()] ?? loadDesk)()
createRoot(root).render(
  <StrictMode>
    <StaffSessionProvider>{page}</StaffSessionProvider>
  </StrictMode>,
)
