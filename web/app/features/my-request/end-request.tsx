import { Field } from '@seneb/ui/field'

import { consentsCopy } from '../../consents/consents.copy.js'
import { ActForm, FoldedAct, useFailedAct } from './act-form.js'
import { Block } from './block.js'
import { SentenceWithTime } from './local-time.js'
import { myRequestCopy } from './my-request.copy.js'
import { requestDetailsCopy } from './my-request-details.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const { access, erase, withdraw } = requestDetailsCopy

/** Acts with large effects: another link, withdrawal and deletion, each behind a press that explains it. */
export function EndRequest({ request }: { readonly request: ShownRequest }) {
  const { eraseAt, state } = request
  const eraseFailure = useFailedAct('erase')
  return (
    <Block id="end" title={access.title}>
      <div className="mt-3 grid gap-2">
        <FoldedAct title={access.replace.title} isOpen={false}>
          <p className="mb-4">{access.replace.text}</p>
          <ActForm act="replace-link" submit={access.replace.submit} />
        </FoldedAct>
        {state !== 'WITHDRAWN' && state !== 'CLOSED' && (
          <FoldedAct title={withdraw.title} isOpen={false}>
            <p className="mb-4">{withdraw.text}</p>
            <ActForm act="withdraw" submit={withdraw.submit} />
          </FoldedAct>
        )}
        {eraseAt ? (
          <PlannedErasure eraseAt={eraseAt} />
        ) : (
          <FoldedAct title={erase.title} isOpen={eraseFailure !== undefined}>
            <p>{erase.text}</p>
            <h3 className="mt-4 text-[1.0625rem]">{erase.limits}</h3>
            <ul className="mt-1 mb-4 list-disc space-y-1 ps-5 text-[0.9688rem] text-ink-2">
              {consentsCopy.limits.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <ActForm act="erase" submit={erase.submit} variant="danger">
              <Field
                name="typed"
                label={erase.field.label}
                hint={<WordToType />}
                error={eraseFailure?.message}
                required
              >
                {(control) => (
                  <input
                    {...control}
                    type="text"
                    required
                    maxLength={20}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    translate="no"
                    defaultValue={eraseFailure?.typed['typed']}
                    className={`${control.className} max-w-56`}
                  />
                )}
              </Field>
            </ActForm>
          </FoldedAct>
        )}
      </div>
    </Block>
  )
}

/** The word must be typed as it is, so a browser that translates the page leaves it alone. */
function WordToType() {
  const [word, others] = erase.field.hint
  return (
    <>
      <strong translate="no" className="text-ink">
        {word}
      </strong>
      . <span translate="no">{others}</span>
    </>
  )
}

/** A planned deletion with the button that cancels it. */
export function PlannedErasure({ eraseAt }: { readonly eraseAt: string }) {
  return (
    <div className="rounded-card border-2 border-brand bg-tint p-[min(1.25rem,5vw)]">
      <p className="font-semibold">
        <SentenceWithTime at={eraseAt} sentence={myRequestCopy.eraseAt} /> {erase.changedMind}
      </p>
      <ActForm act="cancel-erasure" submit={erase.cancel} variant="brand" className="mt-3" />
    </div>
  )
}
