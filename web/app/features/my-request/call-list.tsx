import { ActForm } from './act-form.js'
import { Block } from './block.js'
import { LocalTime } from './local-time.js'
import { requestDetailsCopy } from './my-request-details.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const copy = requestDetailsCopy.calls

interface CallListProps {
  readonly calls: NonNullable<ShownRequest['calls']>
  /** Time of the response; a call that has begun can no longer be decided. */
  readonly now: string
  readonly canDecide: boolean
}

/** Calls that the care team suggested, to agree to or decline. */
export function CallList({ calls, canDecide, now }: CallListProps) {
  if (calls.length === 0) return null
  return (
    <Block id="calls" title={copy.title}>
      <ul className="mt-4 grid gap-6">
        {calls.map(({ id, startsAt, state }) => (
          <li key={id}>
            <p className="font-semibold">
              <LocalTime at={startsAt} />
            </p>
            <p className="text-ink-2">{copy.states[state]}</p>
            {state === 'AGREED' && (
              <a
                href={`/my-request/call.ics?id=${id}`}
                download
                className="inline-flex min-h-12 items-center underline underline-offset-4"
              >
                {copy.calendarFile}
              </a>
            )}
            {state === 'SUGGESTED' && Date.parse(startsAt) <= Date.parse(now) && <p className="mt-1">{copy.past}</p>}
            {canDecide && Date.parse(startsAt) > Date.parse(now) && (
              <div className="mt-3 flex flex-wrap gap-3">
                {state !== 'AGREED' && <Decision id={id} decision="AGREED" />}
                {state !== 'DECLINED' && <Decision id={id} decision="DECLINED" />}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}

function Decision({ decision, id }: { readonly id: string; readonly decision: 'AGREED' | 'DECLINED' }) {
  const isAgreement = decision === 'AGREED'
  return (
    <ActForm
      act="decide-call"
      about={id}
      submit={isAgreement ? copy.agree : copy.decline}
      variant={isAgreement ? 'brand' : 'outline'}
    >
      <input type="hidden" name="decision" value={decision} />
    </ActForm>
  )
}
