import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useState } from 'react'

import type { PasskeyCredentialInput } from '../graph/generated/session/graphql.js'
import type { DeskError } from '../graph/desk-error.js'
import { promptForPasskey, type PasskeyCreated } from './passkey-prompt.js'
import { useSending } from './use-sending.js'

interface WithPasskey {
  readonly passkey?: PasskeyCredentialInput | null | undefined
}

/**
 * Sends one mutation with proof of identity: values typed into the form, or a passkey requested from the browser first.
 * Refusals of the browser and of the graph are shown as one sentence in one place.
 */
export function useProving<Result, Variables extends WithPasskey, Union extends object>(
  document: TypedDocumentNode<Result, Variables>,
  resultOf: (data: Result) => Union,
) {
  const sending = useSending(document, resultOf)
  const [isRequesting, setRequesting] = useState(false)
  const [browserError, setBrowserError] = useState<DeskError>()

  const send = (variables: Variables) => {
    setBrowserError(undefined)
    return sending.send(variables)
  }
  const sendPasskey = async (
    others: Omit<Variables, 'passkey'>,
    requestPasskey: () => Promise<PasskeyCreated> = promptForPasskey,
  ) => {
    if (isRequesting || sending.isBusy) return undefined
    setRequesting(true)
    const result = await requestPasskey()
    setRequesting(false)
    if ('passkey' in result) return send({ ...others, passkey: result.passkey } as Variables)
    setBrowserError(result.error)
    return undefined
  }
  return { isBusy: isRequesting || sending.isBusy, error: browserError ?? sending.error, send, sendPasskey }
}
