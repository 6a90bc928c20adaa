import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router-dom'

import { consultationCopy } from '../features/consultations/consultations.copy.js'
import { ActContext } from '../features/my-request/act-form.js'
import { actOnRequest, failedActOf } from '../features/my-request/act-on-request.server.js'
import { statusOf } from '../features/my-request/act-result.js'
import { FieldLabelsContext } from '../features/my-request/field-labels.js'
import { myRequestCopy as copy } from '../features/my-request/my-request.copy.js'
import { readMyRequest } from '../features/my-request/read-my-request.server.js'
import { MyRequestView } from '../features/my-request/my-request-view.js'
import { tripPlanCopy } from '../features/trip-plans/trip-plans.copy.js'
import { textOf } from '../forms/form-definition.js'
import { readForm } from '../forms/handle-form.server.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { siteOriginOf } from '../root-data.js'
import type { RouteHandle } from '../route-handle.js'
import { pageHead } from '../seo/page-head.js'

/** The page is plain HTML: its forms work before and without a script. */
export const handle: RouteHandle = { group: 'personal', isDocument: true }

const path = '/my-request'

const fieldLabels = { ...consultationCopy.fields, ...tripPlanCopy.fields }

export async function loader({ request, context }: LoaderFunctionArgs<SenebLoadContext>) {
  const page = await readMyRequest(new URL(request.url), context.queryGraph)
  return data(page, { status: page.isUnavailable ? 503 : 200 })
}

/** A form that was accepted leads to the page again, so that a reload repeats nothing. */
export async function action({ request, context }: ActionFunctionArgs<SenebLoadContext>) {
  const form = await readForm(request)
  const result = await actOnRequest(form, context)
  if (result.kind === 'done') return redirect(`${path}?done=${result.done}`, 303)
  if (result.kind === 'code') return redirect(`${path}?step=code`, 303)
  if (result.kind === 'shown') return redirect(path, 303)
  // A text that took time to write is shown again, to be sent once the request is open.
  if (result.problem === 'ended' && textOf(form, 'text') === '') return redirect(`${path}?problem=ended`, 303)
  return data(failedActOf(form, result), { status: statusOf(result.problem) })
}

export function meta({ matches }: MetaArgs) {
  const { description, pageTitle } = copy
  return pageHead({ title: pageTitle, description, path, origin: siteOriginOf(matches), indexed: false })
}

/** Page on which a patient sees and steers their own request. Opening it changes nothing. */
export default function MyRequestPage() {
  const page = useLoaderData<typeof loader>()
  const failed = useActionData<typeof action>()
  return (
    <ActContext value={{ formKey: page.formKey, failed }}>
      <FieldLabelsContext value={fieldLabels}>
        <MyRequestView page={page} failed={failed} />
      </FieldLabelsContext>
    </ActContext>
  )
}
