import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { ExportSubscribersButton } from '../features/newsletter/export-subscribers-button.js'
import { subscriberStates } from '../features/newsletter/newsletter-issue.js'
import { newsletterCopy } from '../features/newsletter/newsletter.copy.js'
import { SubscriberTable } from '../features/newsletter/subscriber-table.js'
import { useSubscriberPages } from '../features/newsletter/use-newsletter-pages.js'
import { DeskNewsletterCountsDocument } from '../graph/generated/newsletter/graphql.js'
import { ListPanel } from '../session/list-panel.js'
import { holds, useStaffSession } from '../session/staff-session.js'
import { useResult } from '../session/use-result.js'
import { SelectField, TextField } from '../ui/fields.js'
import { PageHead } from '../ui/page-head.js'

const copy = newsletterCopy.subscribers

/** Subscribers of the newsletter by state and address, with their counts. */
export function SubscribersPage() {
  const { viewer } = useStaffSession()
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState('')
  const counts = useResult(DeskNewsletterCountsDocument, {})
  const state = subscriberStates.find(([name]) => name === params.get('show'))?.[0]
  const filter = { ...(state ? { state } : {}), ...(search.trim() ? { search: search.trim() } : {}) }
  const pages = useSubscriberPages(filter)
  const mayManage = viewer ? holds(viewer, 'NEWSLETTER_MANAGE_SUBSCRIBERS') : false
  const onChanged = async () => {
    await Promise.all([pages.reload(), counts.refetch()])
  }
  return (
    <>
      <PageHead title={copy.title}>{mayManage && <ExportSubscribersButton state={state} />}</PageHead>
      <Counts counts={counts.data?.newsletterSubscriberCounts} />
      <div className="mb-4 flex flex-wrap items-end gap-3" role="group" aria-label={copy.filters}>
        <SelectField
          label={copy.show}
          value={state ?? ''}
          options={[['', copy.all], ...subscriberStates]}
          onValue={(next) => setParams(next ? { show: next } : {}, { replace: true })}
        />
        {/* The search stays out of the address of the page, because it names a person. */}
        {mayManage && (
          <TextField
            label={copy.search}
            type="search"
            autoComplete="off"
            value={search}
            maxLength={254}
            onValue={setSearch}
          />
        )}
      </div>
      <ListPanel label={copy.label} pages={pages} empty={copy.none} more={copy.showMore}>
        {(subscribers) => <SubscriberTable subscribers={subscribers} mayManage={mayManage} onChanged={onChanged} />}
      </ListPanel>
    </>
  )
}

interface CountsProps {
  readonly counts:
    | readonly { readonly state: keyof typeof newsletterCopy.subscriberStates; readonly count: number }[]
    | undefined
}

function Counts({ counts = [] }: CountsProps) {
  if (counts.length === 0) return null
  return (
    <section className="desk-panel mb-4" aria-label={copy.counts}>
      <dl className="desk-facts p-4">
        {counts.map(({ count, state }) => (
          <Count key={state} name={newsletterCopy.subscriberStates[state]} count={count} />
        ))}
      </dl>
    </section>
  )
}

function Count({ count, name }: { readonly name: string; readonly count: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </>
  )
}
