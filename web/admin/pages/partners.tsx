import { Button } from '@seneb/ui/button'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { CreatePartnerDialog } from '../features/partners/create-partner-dialog.js'
import { PartnerTable } from '../features/partners/partner-table.js'
import { DeskPartnersDocument } from '../graph/generated/partners/graphql.js'
import { ErrorView } from '../session/error-view.js'
import { useResult } from '../session/use-result.js'
import { savedState } from '../unsaved/unsaved.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { partnersCopy } from '../features/partners/partners.copy.js'

const copy = partnersCopy.partnersPage

/** List of the partners that use our API with their own keys (S11). */
export function PartnersPage() {
  const { data, error, refetch } = useResult(DeskPartnersDocument, {}, { isLive: true })
  const [isAdding, setAdding] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={copy.title}>
        {data && (
          <Button variant="brand" onClick={() => setAdding(true)}>
            <Plus aria-hidden size={16} /> {copy.addAPartner}
          </Button>
        )}
      </PageHead>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows />}
      {data && <PartnerTable partners={data.partnerAccounts} />}
      {isAdding && (
        <CreatePartnerDialog
          onCreated={(partnerId) => void navigate(`/partners/${partnerId}`, { state: savedState })}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}
