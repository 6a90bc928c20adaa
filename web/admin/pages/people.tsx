import { useState } from 'react'

import { PeopleTable } from '../features/people/people-table.js'
import { PersonPanel } from '../features/people/person-panel.js'
import { DeskPeopleDocument } from '../graph/generated/operations.js'
import { RefusalView } from '../session/refusal-view.js'
import { useAnswer } from '../session/use-answer.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

/** Everybody of the team, and who may do what (ADM-09). */
export function PeoplePage() {
  const { data, refusal, refetch } = useAnswer(DeskPeopleDocument, {})
  const [openId, setOpenId] = useState<string>()
  const people = data?.staffMembers ?? []
  const person = people.find(({ id }) => id === openId)
  return (
    <>
      <PageHead title="People" note={data && <span className="desk-small">{people.length} on the team</span>} />
      {refusal && <RefusalView refusal={refusal} onRetry={() => void refetch()} />}
      {!data && !refusal && <SkeletonRows />}
      {data && (
        <div className="desk-split mt-4">
          <PeopleTable people={people} openId={openId} onOpen={setOpenId} />
          {person && <PersonPanel key={person.id} person={person} onChanged={() => void refetch()} />}
        </div>
      )}
    </>
  )
}
