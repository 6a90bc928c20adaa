import { Button } from '@seneb/ui/button'
import { UserPlus } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { InvitationsPanel } from '../features/people/invitations-panel.js'
import { InvitePanel } from '../features/people/invite-panel.js'
import { PeopleTable } from '../features/people/people-table.js'
import type { Person } from '../features/people/person.js'
import { PersonPanel } from '../features/people/person-panel.js'
import { DeskPeopleDocument } from '../graph/generated/people/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { peopleCopy } from '../features/people/people.copy.js'

const copy = peopleCopy.peoplePage

const inviting = 'invite'

/** Team members, their permissions and open invitations (ADM-09). The address names the person open beside the list. */
export function PeoplePage() {
  const { data, error, refetch } = useResult(DeskPeopleDocument, {}, { isLive: true })
  const [search, setSearch] = useSearchParams()
  const open = search.get('open') ?? undefined
  const show = (what?: string) => setSearch(what === undefined ? {} : { open: what }, { replace: true })
  const people = data?.staffMembers ?? []
  return (
    <>
      <PageHead title={copy.title} note={data && <span className="desk-small">{copy.onTheTeam(people.length)}</span>}>
        {data && open !== inviting && (
          <Button variant="brand" onClick={() => show(inviting)}>
            <UserPlus aria-hidden size={16} /> {copy.inviteAPerson}
          </Button>
        )}
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && (
        <div className="desk-split mt-4">
          <div className="grid gap-4">
            <PeopleTable people={people} openId={open} onOpen={show} />
            <InvitationsPanel invitations={data.invitations} onChanged={refetch} />
          </div>
          <PeopleDetail people={people} open={open} onChanged={refetch} onClose={() => show()} />
        </div>
      )}
    </>
  )
}

interface DetailPaneProps {
  readonly people: readonly Person[]
  readonly open: string | undefined
  readonly onChanged: () => Promise<void>
  readonly onClose: () => void
}

function PeopleDetail({ people, open, onChanged, onClose }: DetailPaneProps) {
  if (open === inviting) return <InvitePanel onInvited={() => void onChanged()} onClose={onClose} />
  const person = people.find(({ id }) => id === open)
  if (!person) return null
  return <PersonPanel key={person.id} staffId={person.id} name={person.name} onChanged={onChanged} onClose={onClose} />
}
