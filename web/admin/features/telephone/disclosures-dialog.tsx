import { Button } from '@seneb/ui/button'

import { DeskDataDisclosuresDocument } from '../../graph/generated/telephone/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { roleEnum, roleLabels } from '../../session/role-labels.js'
import { useResult } from '../../session/use-result.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { When } from '../../ui/when.js'
import type { TelephoneDialogProps } from './telephone-dialog-props.js'
import { telephoneCopy } from './telephone.copy.js'

const copy = telephoneCopy.disclosures

/** Recipients that have seen or received the data, to read out to the patient. */
export function DisclosuresDialog({ details: { enquiry }, onEnd }: TelephoneDialogProps) {
  const { data, error, refetch } = useResult(DeskDataDisclosuresDocument, { id: enquiry.id })
  const disclosures = data?.dataDisclosures
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!disclosures && !error && <SkeletonRows />}
      {disclosures?.length === 0 && <p>{copy.none}</p>}
      <ul className="grid gap-3">
        {disclosures?.map(({ count, data, firstAt, lastAt, name, recipient, role }) => (
          <li key={`${recipient} ${name ?? ''} ${role ?? ''} ${firstAt}`}>
            <span className="block font-semibold">{name ?? copy.recipients[recipient]}</span>
            <span className="desk-small block">
              {role && `${roleLabels(roleEnum(role))}: `}
              {data.map((kind) => copy.data[kind]).join(', ')}; {copy.days(count)}, <When at={firstAt} />
              {lastAt && (
                <>
                  {' '}
                  {copy.until} <When at={lastAt} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Button className="mt-4" variant="quiet" onClick={() => onEnd(false)}>
        {telephoneCopy.consents.close}
      </Button>
    </DeskDialog>
  )
}
