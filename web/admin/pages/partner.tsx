import { Button } from '@seneb/ui/button'
import { ButtonLink } from '@seneb/ui/button-link'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'

import { CreateKeyDialog } from '../features/partners/create-key-dialog.js'
import { KeyTable } from '../features/partners/key-table.js'
import { PartnerChip } from '../features/partners/partner-chip.js'
import { PartnerFacts } from '../features/partners/partner-facts.js'
import type { Partner } from '../features/partners/partner.js'
import { DeskPartnersDocument } from '../graph/generated/partners/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { partnersCopy } from '../features/partners/partners.copy.js'

const copy = partnersCopy.partnerPage

/** One partner with their keys (S11). */
export function PartnerPage() {
  const { id = '' } = useParams()
  const { data, isLoading, refetch, error } = useResult(DeskPartnersDocument, {}, { isLive: true })
  const partner = data?.partnerAccounts.find((one) => one.id === id)
  return (
    <>
      <PageHead
        title={copy.title}
        note={
          partner && (
            <>
              <span className="text-base font-semibold">
                <bdi>{partner.name}</bdi>
              </span>{' '}
              {partner.state === 'DISABLED' && <PartnerChip partner={partner} />}
            </>
          )
        }
      >
        <ButtonLink to="/partners" variant="quiet">
          {copy.allPartners}
        </ButtonLink>
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!partner && isLoading && <SkeletonRows />}
      {data && !partner && !isLoading && <p className="desk-panel desk-empty">{copy.partnerNotFound}</p>}
      {partner && (
        <div key={id} className="grid gap-4">
          <PartnerFacts partner={partner} onChanged={refetch} />
          <Keys partner={partner} onChanged={refetch} />
        </div>
      )}
    </>
  )
}

interface KeysProps {
  readonly partner: Partner
  readonly onChanged: () => Promise<void>
}

function Keys({ partner: { id, keys, state }, onChanged }: KeysProps) {
  const [isMaking, setMaking] = useState(false)
  return (
    <section className="desk-panel" aria-labelledby="keys">
      <div className="desk-panel-head">
        <h2 id="keys" className="me-auto">
          {copy.keys}
        </h2>
        {state === 'ACTIVE' && (
          <Button onClick={() => setMaking(true)}>
            <KeyRound aria-hidden size={16} /> {copy.makeAKey}
          </Button>
        )}
      </div>
      {keys.length === 0 && <p className="desk-empty">{copy.text}</p>}
      {keys.length > 0 && <KeyTable keys={keys} onChanged={onChanged} />}
      {isMaking && <CreateKeyDialog partnerId={id} onChanged={onChanged} onClose={() => setMaking(false)} />}
    </section>
  )
}
