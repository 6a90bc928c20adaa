import { useFormikContext } from 'formik'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { ErrorSummary } from './error-summary.js'
import { useHydrated } from '../hydration/use-hydrated.js'
import { valuesBeforeHydration } from '../hydration/values-before-hydration.js'

interface FormFrameProps<Values> {
  readonly label: string
  /** Reads the form as the browser has it. */
  readonly read: (form: FormData) => Values
  /** What the form begins with when nothing was typed into it. */
  readonly untouched: Values
  /** Fields beside those of the values, such as files. */
  readonly moreFields?: readonly string[]
  readonly summaryTitle: string
  /** Changes with every refused attempt. */
  readonly attempt: number
  /** True when the browser may refuse the form too, as long as no script has come (CONT-02). */
  readonly checkedByBrowser?: boolean
  readonly withFiles?: boolean
  readonly children: ReactNode
}

/**
 * The `<form>` of a Formik form: what was typed before its script came is taken over, and what will not do is summed up
 * on top in the order of the fields (D-81). Before the script it is a plain form that the page's action answers.
 */
export function FormFrame<Values extends object>(props: FormFrameProps<Values>) {
  const { label, read, untouched, moreFields = [], checkedByBrowser = false, withFiles, children } = props
  const { handleSubmit, setValues, errors } = useFormikContext<Values>()
  const form = useRef<HTMLFormElement>(null)
  const takeOver = useRef({ read, setValues, untouched })
  const hydrated = useHydrated()

  useLayoutEffect(() => {
    const { read: readForm, setValues: set, untouched: empty } = takeOver.current
    const typed = form.current && readForm(valuesBeforeHydration(form.current))
    if (typed && JSON.stringify(typed) !== JSON.stringify(empty)) void set(typed, false)
  }, [])

  return (
    <form
      ref={form}
      method="post"
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate={hydrated || !checkedByBrowser}
      onSubmit={handleSubmit}
      aria-label={label}
    >
      <ErrorSummary
        title={props.summaryTitle}
        errors={summarised([...Object.keys(untouched), ...moreFields], errors as Record<string, string | undefined>)}
        attempt={props.attempt}
      />
      {children}
    </form>
  )
}

function summarised(order: readonly string[], errors: Readonly<Record<string, string | undefined>>) {
  return order.flatMap((name) => {
    const message = errors[name]
    return message ? [{ name, message }] : []
  })
}
