import { Button } from '@seneb/ui/button'
import { lazy, useState } from 'react'

import type { DeskEnquiryDetailsQuery } from '../../graph/generated/enquiries/graphql.js'
import {
  DeskCancelErasureByTelephoneDocument,
  DeskTelephoneFactsDocument,
  type DeskTelephoneFactsQuery,
} from '../../graph/generated/telephone/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useResult } from '../../session/use-result.js'
import { LazyComponent } from '../../ui/lazy-component.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SectionTitle } from '../../ui/section-title.js'
import { When } from '../../ui/when.js'
import type { TelephoneAct } from './telephone-dialog.js'
import { telephoneCopy as copy } from './telephone.copy.js'

/** Loaded when an act is chosen. */
const TelephoneDialog = lazy(async () => ({ default: (await import('./telephone-dialog.js')).TelephoneDialog }))

type Facts = DeskTelephoneFactsQuery['telephoneFacts']

interface TelephoneActsProps {
  readonly details: DeskEnquiryDetailsQuery['careEnquiry']
  readonly onChanged: () => Promise<void>
}

/** Everything that patients can do on their page, for those who ask for it by telephone. */
export function TelephoneActs({ details, onChanged }: TelephoneActsProps) {
  const { enquiry, personal } = details
  const { data, refetch } = useResult(DeskTelephoneFactsDocument, { id: enquiry.id }, { isLive: true })
  const [act, setAct] = useState<TelephoneAct>()
  if (!data || !personal) return null
  const { telephoneFacts: facts } = data
  const changed = async () => {
    await Promise.all([refetch(), onChanged()])
  }
  const end = (isChanged: boolean) => {
    setAct(undefined)
    if (isChanged) void changed()
  }
  const dialog = { details, facts, onEnd: end, onChanged: changed }
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <SectionTitle>{copy.label}</SectionTitle>
      </div>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="desk-small">{copy.text}</p>
        {facts.eraseAt && <PlannedErasure id={enquiry.id} eraseAt={facts.eraseAt} onChanged={changed} />}
        <p className="desk-small">
          {facts.linkExpiresAt ? (
            <>
              {copy.linkValid} <When at={facts.linkExpiresAt} />.
            </>
          ) : (
            copy.noLink
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          {actsFor(facts).map((name) => (
            <Button key={name} isSmall variant={name === 'erase' ? 'danger' : 'outline'} onClick={() => setAct(name)}>
              {copy.actions[name]}
            </Button>
          ))}
        </div>
      </div>
      <LazyComponent>{act && <TelephoneDialog act={act} {...dialog} />}</LazyComponent>
    </section>
  )
}

function actsFor({ eraseAt }: Facts): readonly TelephoneAct[] {
  const acts = ['correct', 'write', 'link', 'consents', 'disclosures', 'withdraw'] as const
  return eraseAt ? acts : [...acts, 'erase']
}

interface PlannedErasureProps extends Pick<TelephoneActsProps, 'onChanged'> {
  readonly id: string
  readonly eraseAt: string
}

function PlannedErasure({ eraseAt, id, onChanged }: PlannedErasureProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    DeskCancelErasureByTelephoneDocument,
    ({ cancelErasureByTelephone }) => cancelErasureByTelephone,
  )
  const cancel = async () => {
    await mutate({ id })
    await onChanged()
  }
  const action = (
    <Button isSmall isBusy={isBusy} onClick={() => void cancel()}>
      {copy.erasure.cancel}
    </Button>
  )
  return (
    <>
      <NoteBar tone="warn" action={action}>
        {copy.erasure.planned} <When at={eraseAt} />
      </NoteBar>
      {error && <NoteBar tone="bad">{error.message}</NoteBar>}
    </>
  )
}
