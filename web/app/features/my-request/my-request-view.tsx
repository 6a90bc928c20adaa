import { Button } from '@seneb/ui/button'
import { Field } from '@seneb/ui/field'

import { CareDeskCard } from '../../care-desk/care-desk-card.js'
import { ActForm } from './act-form.js'
import { actsWithFields, type FailedAct } from './act-result.js'
import { ApprovedPlan } from './approved-plan.js'
import { Block } from './block.js'
import { CallList } from './call-list.js'
import { EnterCode, GetCode } from './code-forms.js'
import { DataAccess, TakeAlong } from './data-access.js'
import { DocumentList } from './document-list.js'
import { EndRequest, PlannedErasure } from './end-request.js'
import { LinkUse } from './link-use.js'
import { MessageList } from './message-list.js'
import { myRequestCopy as copy } from './my-request.copy.js'
import { requestDetailsCopy as detailsCopy } from './my-request-details.copy.js'
import { OpenRequest } from './open-request.js'
import { OwnConsents } from './own-consents.js'
import type { MyRequestPage, ShownRequest } from './read-my-request.server.js'
import { RequestStatus } from './request-status.js'
import { ResultNote } from './result-note.js'
import { SentFields } from './sent-fields.js'

interface MyRequestViewProps {
  readonly page: MyRequestPage
  readonly failed: FailedAct | undefined
}

/** The page in its state: forms that open a request, its state by the link, or everything after a code. */
export function MyRequestView({ failed, page }: MyRequestViewProps) {
  const { done, problem, request } = page
  const shownProblem = failed?.problem ?? problem ?? (page.isUnavailable ? 'unavailable' : undefined)
  return (
    <div className="wrap max-w-3xl py-10 md:py-14 print:py-0">
      <OpeningState />
      <div data-request-content="">
        <ResultNote
          done={failed ? undefined : done}
          problem={shownProblem}
          message={failed?.message}
          hasForm={failed !== undefined && isFormShown(failed, request)}
        />
        <h1 className="title-2">{request?.fullName ? detailsCopy.greeting(request.fullName) : copy.title}</h1>
        {!request && <p className="lead mt-4">{copy.entry.lead}</p>}
        {!request && failed?.typed['text'] && <UnsentText text={failed.typed['text']} />}
        {request ? (
          <OpenedRequest page={page} request={request} />
        ) : (
          !page.isUnavailable && <OpenRequest isForCode={page.isForCode} now={page.now} />
        )}
        <div className="mt-10 print:hidden">
          <p className="mb-4 text-ink-2">{copy.help.text}</p>
          <CareDeskCard withConfirmation={false} />
        </div>
      </div>
    </div>
  )
}

/** Whether the refused form is on the page; before a code only the forms that open the request are. */
function isFormShown({ act }: FailedAct, request: ShownRequest | undefined): boolean {
  const isOpening = act === 'send-code' || act === 'confirm' || act === 'send-link'
  return actsWithFields.has(act) && (request?.level === 'ACT') !== isOpening
}

/** Lines about the opening by a link, which the early script shows. */
function OpeningState() {
  return (
    <div role="status">
      <p hidden data-link-state="opening" className="lead">
        {copy.opening}
      </p>
      <div hidden data-link-state="offline">
        <p className="lead">{copy.offline.text}</p>
        <Button variant="brand" className="mt-5" data-open-again="">
          {copy.offline.again}
        </Button>
      </div>
    </div>
  )
}

/** A text that was not sent because the session had ended. */
function UnsentText({ text }: { readonly text: string }) {
  return (
    <div className="mt-8">
      <Block id="unsent" title={copy.unsent.title}>
        <Field name="unsent" label={copy.unsent.field.label} hint={copy.unsent.field.hint}>
          {(control) => <textarea {...control} rows={6} dir="auto" readOnly defaultValue={text} />}
        </Field>
      </Block>
    </div>
  )
}

interface OpenedRequestProps {
  readonly page: MyRequestPage
  readonly request: ShownRequest
}

function OpenedRequest({ page, request }: OpenedRequestProps) {
  const { isForCode, now } = page
  return (
    <>
      <RequestStatus request={request} now={now} />
      <div className="mt-6 grid gap-6">
        {request.level === 'ACT' ? (
          <Details page={page} request={request} />
        ) : (
          <>
            {isForCode ? <EnterCode /> : <GetCode />}
            <LinkUse link={request.link} />
          </>
        )}
        <CloseRequest />
      </div>
    </>
  )
}

/** Blocks that a code opens, in the order in which a person needs them. */
function Details({ page: { isEarlierMessages, now }, request }: OpenedRequestProps) {
  const { calls, consents, corrections, disclosures, documentRequests, eraseAt, fields, messages, plan, state } =
    request
  // The server refuses every other act on a request whose consent is withdrawn.
  const isActive = state !== 'WITHDRAWN'
  return (
    <>
      {eraseAt && <PlannedErasure eraseAt={eraseAt} />}
      <Contents request={request} />
      {plan && <ApprovedPlan plan={plan} />}
      <CallList calls={calls ?? []} now={now} canDecide={isActive} />
      <DocumentList documents={documentRequests ?? []} canSend={isActive} />
      {messages && <MessageList messages={messages} isEarlier={isEarlierMessages} canWrite={isActive} />}
      {fields && <SentFields fields={fields} corrections={corrections ?? []} canCorrect={isActive} />}
      <OwnConsents consents={consents ?? []} />
      <DataAccess disclosures={disclosures ?? []} />
      <TakeAlong />
      <LinkUse link={request.link} />
      <EndRequest request={request} />
    </>
  )
}

/** Links to the blocks, because the page is long on a phone. */
function Contents({ request: { calls, documentRequests, plan } }: { readonly request: ShownRequest }) {
  const blocks = [
    plan && (['plan', detailsCopy.plan.title] as const),
    calls && calls.length > 0 && (['calls', detailsCopy.calls.title] as const),
    documentRequests && documentRequests.length > 0 && (['documents', detailsCopy.documents.title] as const),
    ['messages', detailsCopy.write.title] as const,
    ['sent', detailsCopy.fields.title] as const,
    ['consents', detailsCopy.consents.title] as const,
    ['seen', detailsCopy.disclosures.title] as const,
    ['copy', detailsCopy.takeAlong.title] as const,
    ['end', detailsCopy.access.title] as const,
  ].filter((block) => block !== null && block !== false)
  return (
    <nav aria-labelledby="contents-title" className="print:hidden">
      <h2 id="contents-title" className="text-[1.0625rem]">
        {detailsCopy.contents}
      </h2>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {blocks.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-12 items-center underline underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CloseRequest() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <Button hidden data-needs-script="" data-print="">
        {copy.print}
      </Button>
      <p className="text-ink-2">{copy.close.text}</p>
      <ActForm act="close" submit={copy.close.submit} variant="quiet" />
    </div>
  )
}
