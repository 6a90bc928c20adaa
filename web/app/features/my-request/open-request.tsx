import { Button } from '@seneb/ui/button'
import { Field } from '@seneb/ui/field'

import { Honeypot } from '../../forms/bot-signals.js'
import { ActForm, FoldedAct, useFailedAct } from './act-form.js'
import { Block } from './block.js'
import { CodeForm, EnterCode } from './code-forms.js'
import { myRequestCopy } from './my-request.copy.js'

const { entry: copy, working } = myRequestCopy

interface OpenRequestProps {
  /** Whether a code is on its way. */
  readonly isForCode: boolean
  /** Time of the response, for the spam protection of the form. */
  readonly now: string
}

/** Ways to open a request: its link, or its reference and email address. They work without a script. */
export function OpenRequest({ isForCode, now }: OpenRequestProps) {
  const hasWrongCode = useFailedAct('confirm') !== undefined
  if (isForCode || hasWrongCode) {
    return (
      <div className="mt-8">
        <EnterCode />
      </div>
    )
  }
  return (
    <div className="mt-8 grid gap-6">
      <Block id="with-link" title={copy.withLink.title}>
        <p className="mt-3">{copy.withLink.text}</p>
        <form method="post" action="/my-request/open" className="mt-5 grid gap-5">
          <Field name="link" label={copy.withLink.field.label} hint={copy.withLink.field.hint} required>
            {(control) => (
              <input {...control} type="text" inputMode="url" required maxLength={4000} autoComplete="off" />
            )}
          </Field>
          <div>
            <Button type="submit" variant="brand" data-working={working}>
              {copy.withLink.submit}
            </Button>
          </div>
        </form>
      </Block>
      <Block id="with-reference" title={copy.withReference.title}>
        <p className="mt-3">{copy.withReference.text}</p>
        <ReferenceForm now={now} />
        <div className="mt-3">
          <FoldedAct title={copy.withReference.haveCode} isOpen={false}>
            <CodeForm />
          </FoldedAct>
        </div>
      </Block>
      <p className="text-ink-2">{copy.telephone}</p>
    </div>
  )
}

function ReferenceForm({ now }: Pick<OpenRequestProps, 'now'>) {
  const failed = useFailedAct('send-link')
  const typed = failed?.typed
  const errorOf = (field: string) => (failed?.field === field ? failed.message : undefined)
  return (
    <ActForm act="send-link" submit={copy.withReference.submit} variant="gold" className="mt-5">
      <Field
        name="reference"
        label={copy.withReference.reference.label}
        hint={copy.withReference.reference.hint}
        error={errorOf('reference')}
        required
      >
        {(control) => (
          <input
            {...control}
            type="text"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={typed?.['reference']}
          />
        )}
      </Field>
      <Field
        name="email"
        label={copy.withReference.email.label}
        hint={copy.withReference.email.hint}
        error={errorOf('email')}
        required
      >
        {(control) => (
          <input
            {...control}
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={typed?.['email']}
          />
        )}
      </Field>
      <Honeypot website={emptyRef} shownAt={Date.parse(now)} />
    </ActForm>
  )
}

/** The page has no script that reads the field. */
const emptyRef = { current: null }
