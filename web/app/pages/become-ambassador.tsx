import { preselectedType } from '@seneb/contracts/vocabulary/ambassador-options'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { lazyComponent } from '@seneb/ui/lazy-part'
import { Suspense } from 'react'
import {
  data,
  useActionData,
  useLoaderData,
  useLocation,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router-dom'

import { applicationCopy as copy } from '../features/ambassador-applications/ambassador-applications.copy.js'
import { applyWithoutScript } from '../features/ambassador-applications/apply-without-script.server.js'
import { SubmitApplicationForm } from '../features/ambassador-applications/submit-application-form.js'
import { readForm, statusOf } from '../forms/handle-form.server.js'
import { readLegalVersions } from '../forms/legal-versions.server.js'
import { ProblemNote, receivedView } from '../forms/form-result-views.js'
import { revalidatesAfterReceipt, useReceipt } from '../forms/receipt.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import { ownPageHead } from '../seo/page-head.js'
import { FormPage } from '../shell/form-page.js'
import { HeaderGround } from '../shell/page-band.js'
import { SectionErrorBoundary } from '../shell/error-view.js'

export const shouldRevalidate = revalidatesAfterReceipt

interface BecomeAmbassadorData {
  readonly shownAt: number
  readonly legalVersions: LegalVersionsShown | undefined
}

export async function loader({ context }: LoaderFunctionArgs<SenebLoadContext>): Promise<BecomeAmbassadorData> {
  return { shownAt: Date.now(), legalVersions: await readLegalVersions(context.readFrame) }
}

/** Handles the form sent without JavaScript, with its files (AMB-13, AMB-14, AMB-26). */
export async function action({ request, context }: ActionFunctionArgs<SenebLoadContext>) {
  const result = await applyWithoutScript(await readForm(request), context)
  return data(result, { status: statusOf(result.outcome) })
}

export function meta({ matches }: MetaArgs) {
  const { pageTitle: title, description } = copy
  return ownPageHead({
    title,
    description,
    path: '/affiliate-guide',
    origin: siteOriginOf(matches),
    card: 'hero-nile',
    shown: [copy.title, copy.lead, copy.person.title, copy.work.title],
  })
}

/** Parts around the form cause no layout shift, so the form does not wait for their code. */
const StepTalk = lazyComponent(async () => (await import('../art/step-talk.svg?react')).default)
const ApplicationAside = lazyComponent(
  async () => (await import('../features/ambassador-applications/application-aside.js')).ApplicationAside,
)

const NoReceipt = lazyComponent(async () => (await import('../forms/no-receipt.js')).NoReceipt)

const { ReceivedView, useReceivedViewSoon } = receivedView(
  async () => (await import('../features/ambassador-applications/application-received.js')).ApplicationReceived,
  copy.thanks.title,
)

/** The ambassador application, one page at four addresses (ROUTE-20, AMB-01, D-41). */
export default function BecomeAmbassadorPage() {
  const shown = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const { pathname } = useLocation()
  const { isRequested, receipt, show } = useReceipt()
  useReceivedViewSoon()
  const received = receipt ?? (sent?.outcome.kind === 'received' ? { reference: sent.outcome.receipt } : undefined)
  if (received || isRequested) {
    return (
      <>
        <HeaderGround />
        {received ? (
          <ReceivedView receipt={received} path={pathname} />
        ) : (
          <Suspense>
            <NoReceipt formPath={pathname} formCopy={copy.formTitle} />
          </Suspense>
        )}
      </>
    )
  }
  return (
    <FormPage copy={copy} art={<StepTalk className="size-full" />} aside={<ApplicationAside />}>
      <div>
        {sent?.outcome.kind === 'problem' && <ProblemNote {...copy.problems[sent.outcome.problem]} />}
        <SectionErrorBoundary>
          <SubmitApplicationForm
            key={pathname}
            applicantType={preselectedType(pathname)}
            {...shown}
            result={sent}
            onReceived={(reference) => show({ reference })}
          />
        </SectionErrorBoundary>
      </div>
    </FormPage>
  )
}
