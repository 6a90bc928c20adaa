import { Field } from '@seneb/ui/field'

import { ActForm, FoldedAct, useFailedAct } from './act-form.js'
import { Block } from './block.js'
import { myRequestCopy } from './my-request.copy.js'

const { code: codeCopy, getCode: copy } = myRequestCopy

/** Asks for the code of an email. */
export function EnterCode() {
  return (
    <Block id="code" title={codeCopy.title}>
      <p className="mt-3">{codeCopy.sent}</p>
      <CodeForm />
      <p className="mt-4">
        <a href="/my-request" className="inline-flex min-h-12 items-center underline underline-offset-4">
          {codeCopy.another}
        </a>
      </p>
    </Block>
  )
}

/** Emails a code to a person who opened the page by its link. */
export function GetCode() {
  const failed = useFailedAct('send-code')
  const hasWrongCode = useFailedAct('confirm') !== undefined
  return (
    <Block id="code" title={copy.title}>
      <p className="mt-3">{copy.text}</p>
      <ActForm act="send-code" submit={copy.submit} variant="gold" className="mt-5">
        <Field name="ending" label={copy.field.label} hint={copy.field.hint} error={failed?.message} required>
          {(control) => (
            <input
              {...control}
              type="text"
              required
              minLength={3}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={failed?.typed['ending']}
              className={`${control.className} max-w-48 uppercase`}
            />
          )}
        </Field>
      </ActForm>
      <div className="mt-3">
        <FoldedAct title={copy.haveCode} isOpen={hasWrongCode}>
          <CodeForm />
        </FoldedAct>
      </div>
    </Block>
  )
}

/** Field for a code, which phones offer to fill in from the email. */
export function CodeForm() {
  const failed = useFailedAct('confirm')
  return (
    <ActForm act="confirm" submit={codeCopy.submit} variant="brand" className="mt-5">
      <Field
        name="code"
        label={codeCopy.field.label}
        hint={codeCopy.field.hint}
        error={failed && myRequestCopy.problems[failed.problem].text}
        required
      >
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={20}
            defaultValue={failed?.problem === 'wrong-code' ? undefined : failed?.typed['code']}
            className={`${control.className} max-w-56 font-display text-[1.375rem] tracking-widest tabular-nums`}
          />
        )}
      </Field>
    </ActForm>
  )
}
