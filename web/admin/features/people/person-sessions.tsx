import { Button } from '@seneb/ui/button'
import { Monitor } from 'lucide-react'

import { DeskEndStaffSessionsDocument } from '../../graph/generated/people/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { peopleCopy } from './people.copy.js'
import type { PersonPartProps } from './person.js'

const copy = peopleCopy.personSessions

/** Lists open sessions of a person, and ends them all together with their tokens. */
export function PersonSessions({ person: { id: staffId, sessions }, onChanged }: PersonPartProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskEndStaffSessionsDocument,
    ({ endStaffSessions }) => endStaffSessions,
  )
  const end = async () => {
    if (await mutate({ staffId })) await onChanged()
  }
  return (
    <div className="grid gap-2">
      <h3 className="field-label">{copy.whereTheyAreSigned}</h3>
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
      {sessions.length === 0 && <p className="desk-small">{copy.nowhereNow}</p>}
      <ul className="grid gap-2">
        {sessions.map(({ userAgent, id, lastSeenAt }) => (
          <li key={id} className="flex items-center gap-3">
            <Monitor aria-hidden size={18} className="flex-none" />
            <span>
              {userAgent}
              <span className="desk-small block">
                {copy.lastSeen} <When at={lastSeenAt} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Button isBusy={isBusy} onClick={() => void end()}>
        {copy.endAllTheirSessions}
      </Button>
    </div>
  )
}
