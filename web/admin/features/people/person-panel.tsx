import { DeskPersonDocument } from '../../graph/generated/people/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { SidePanel } from '../../ui/side-panel.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { PersonAccess } from './person-access.js'
import { PersonFacts } from './person-facts.js'
import { PersonRoles } from './person-roles.js'
import { PersonSessions } from './person-sessions.js'

interface PersonPanelProps {
  readonly staffId: string
  readonly name: string
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

/** Shows one person: permissions, sign-in methods, sessions and access. */
export function PersonPanel({ staffId, name, onChanged, onClose }: PersonPanelProps) {
  const { data, error, refetch } = useResult(DeskPersonDocument, { staffId }, { isLive: true })
  const person = data?.staffMember
  const changed = async () => {
    await Promise.all([refetch(), onChanged()])
  }
  return (
    <SidePanel title={name} onClose={onClose}>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!person && !error && <SkeletonRows />}
      {person && (
        <>
          <PersonFacts person={person} />
          <PersonRoles person={person} onChanged={changed} />
          <PersonSessions person={person} onChanged={changed} />
          <PersonAccess person={person} onChanged={changed} />
        </>
      )}
    </SidePanel>
  )
}
