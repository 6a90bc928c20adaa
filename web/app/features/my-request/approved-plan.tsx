import { Field } from '@seneb/ui/field'

import { dayOf } from '../../ui/figures.js'
import { Block } from './block.js'
import { ActForm, FoldedAct, useFailedAct } from './act-form.js'
import { SentenceWithTime } from './local-time.js'
import { maxPastedLength } from './max-pasted-length.js'
import { requestDetailsCopy } from './my-request-details.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const copy = requestDetailsCopy.plan

type Plan = NonNullable<ShownRequest['plan']>

/** The approved plan with the source beside each figure, and the person's decision about it. */
export function ApprovedPlan({ plan }: { readonly plan: Plan }) {
  const { decision, isDraftedByMachine, reviewedBy, sections, sources } = plan
  const people = reviewedBy.map(({ name, on, title }) => `${name}, ${title}, on ${dayOf(on)}`).join('; ')
  return (
    <Block id="plan" title={copy.title}>
      {decision !== null && decision !== 'QUESTIONED' && <p className="mt-3 font-semibold">{copy.states[decision]}</p>}
      <p className="mt-3 text-[0.9375rem] text-ink-2">
        {people !== '' && copy.approved(people)} {isDraftedByMachine && copy.byMachine}
      </p>
      {sections.map(({ heading, lines }) => (
        <div key={heading} className="mt-6">
          <h3 className="text-[1.1875rem]">{heading}</h3>
          <ul className="mt-2 grid gap-3">
            {lines.map((line) => (
              <PlanLine key={line.id} line={line} decisions={plan.decisions} />
            ))}
          </ul>
        </div>
      ))}
      {sources.length > 0 && (
        <div className="mt-6 text-[0.9375rem] text-ink-2">
          <h3 className="text-[1.0625rem]">{copy.sources}</h3>
          <ul className="mt-1 list-disc ps-5">
            {sources.map((source) => (
              <li key={source} className="wrap-anywhere">
                {source}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Decisions decisions={plan.decisions.filter(({ lineId }) => lineId === null)} />
      {plan.canDecide ? <Decide plan={plan} /> : <p className="mt-6 text-ink-2">{copy.ended}</p>}
    </Block>
  )
}

interface PlanLineProps {
  readonly line: Plan['sections'][number]['lines'][number]
  readonly decisions: Plan['decisions']
}

function PlanLine({ decisions, line: { figures, id, text } }: PlanLineProps) {
  return (
    <li>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {figures.length > 0 && (
        <ul className="text-[0.9375rem] text-ink-2">
          {figures.map(({ source, text: figure }, at) => (
            <li key={`${at} ${figure}`}>
              <bdi className="font-semibold">{figure}</bdi> {copy.figureSources[source]}
            </li>
          ))}
        </ul>
      )}
      <Decisions decisions={decisions.filter(({ lineId }) => lineId === id)} />
    </li>
  )
}

/** Questions and decisions with their time and text. */
function Decisions({ decisions }: Pick<PlanLineProps, 'decisions'>) {
  const asked = decisions.filter(({ kind, text }) => kind === 'QUESTIONED' && text !== null)
  if (asked.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2">
      {asked.map(({ at, id, isByTelephone, text }) => (
        <li key={id} className="border-s-4 border-line ps-4 text-[0.9688rem]">
          <p className="text-ink-2">
            <SentenceWithTime at={at} sentence={copy.asked} />
            {isByTelephone && ` (${copy.byTelephone})`}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Decide({ plan: { decision, id, partnerName, sections } }: { readonly plan: Plan }) {
  const declineFailure = useFailedAct('decline-plan', id)
  return (
    <div className="mt-8 border-t border-line pt-6 print:hidden">
      <h3 className="text-[1.1875rem]">{copy.decide.title}</h3>
      <p className="mt-2">{copy.decide.text}</p>
      {partnerName && <p className="mt-2 text-ink-2">{copy.decide.partner(partnerName)}</p>}
      <div className="mt-3 grid gap-2">
        {decision !== 'ACCEPTED' && (
          <FoldedAct title={copy.accept.title} isOpen={false}>
            <ActForm act="accept-plan" about={id} submit={copy.accept.submit} variant="gold" />
          </FoldedAct>
        )}
        <AskForm planId={id} sections={sections} />
        {decision !== 'DECLINED' && (
          <FoldedAct title={copy.decline.title} isOpen={declineFailure !== undefined}>
            <ActForm act="decline-plan" about={id} submit={copy.decline.submit}>
              <Field
                id="field-decline"
                name="text"
                label={copy.decline.field.label}
                mark={copy.decline.field.mark}
                hint={copy.decline.field.hint}
                error={declineFailure?.message}
              >
                {(control) => (
                  <textarea
                    {...control}
                    rows={3}
                    dir="auto"
                    maxLength={maxPastedLength}
                    defaultValue={declineFailure?.typed['text']}
                  />
                )}
              </Field>
            </ActForm>
          </FoldedAct>
        )}
      </div>
    </div>
  )
}

const maxShownLine = 60

function AskForm({ planId, sections }: { readonly planId: string; readonly sections: Plan['sections'] }) {
  const failed = useFailedAct('ask-plan', planId)
  const lines = sections.flatMap(({ lines: ofSection }) => ofSection)
  return (
    <FoldedAct title={copy.ask.title} isOpen={failed !== undefined}>
      <ActForm act="ask-plan" about={planId} submit={copy.ask.submit} variant="brand">
        <Field name="lineId" label={copy.ask.line.label}>
          {(control) => (
            <select {...control} defaultValue={failed?.typed['lineId'] ?? ''}>
              <option value="">{copy.ask.line.whole}</option>
              {lines.map(({ id, text }) => (
                <option key={id} value={id}>
                  {text.length > maxShownLine ? `${text.slice(0, maxShownLine)}…` : text}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          id="field-question"
          name="text"
          label={copy.ask.field.label}
          hint={copy.ask.field.hint}
          error={failed?.message}
          required
        >
          {(control) => (
            <textarea
              {...control}
              rows={4}
              required
              dir="auto"
              maxLength={maxPastedLength}
              defaultValue={failed?.typed['text']}
            />
          )}
        </Field>
      </ActForm>
    </FoldedAct>
  )
}
