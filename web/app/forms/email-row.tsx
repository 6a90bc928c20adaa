import { maxLengths } from '@seneb/contracts/vocabulary/trip-options'
import { Field } from '@seneb/ui/field'
import { useState } from 'react'

import { useAnswer, useFieldWords, useFormLanguage } from './form-language.js'
import { formsCopy } from './forms.copy.js'

interface EmailRowProps {
  readonly name: string
  readonly className?: string
}

/** An address to answer to; a slip of the finger in a well-known domain is asked about, and never refused. */
export function EmailRow({ name, className }: EmailRowProps) {
  const { fields, checkedByBrowser } = useFormLanguage()
  const words = useFieldWords(name)
  const { value, error, setValue } = useAnswer<string>(name)
  const { meant, ask } = useMeantAddress(value)
  return (
    <Field {...words} error={error} className={className}>
      {(control) => (
        <>
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={maxLengths.email}
            required={checkedByBrowser && words.required}
            placeholder={fields[name]?.placeholder}
            value={value}
            onBlur={ask}
            onChange={(event) => setValue(event.target.value)}
          />
          <MeantAddress meant={meant} take={setValue} />
        </>
      )}
    </Field>
  )
}

interface MeantAddressProps {
  readonly meant: string | undefined
  readonly take: (address: string) => void
}

function MeantAddress({ meant, take }: MeantAddressProps) {
  return (
    <p role="status" className="text-[0.9375rem]">
      {meant !== undefined && (
        <>
          {formsCopy.email.didYouMean}{' '}
          <button
            type="button"
            onClick={() => take(meant)}
            className="min-h-12 font-semibold wrap-anywhere text-brand-strong underline underline-offset-4"
          >
            {formsCopy.email.use(meant)}
          </button>
        </>
      )}
    </p>
  )
}

/** What was probably meant by an address, once its field is left; the list of domains is loaded for that (P5). */
function useMeantAddress(value: string) {
  const [found, setFound] = useState<{ readonly of: string; readonly meant: string | undefined }>()
  const ask = (): void => {
    if (!value.includes('@') || found?.of === value) return
    void import('./meant-address.js')
      .then(({ meantAddress }) => setFound({ of: value, meant: meantAddress(value) }))
      // Then nothing is asked.
      .catch(() => undefined)
  }
  return { meant: found?.of === value ? found.meant : undefined, ask }
}
