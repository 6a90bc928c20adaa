import { useEffect, useEffectEvent, useState } from 'react'

import { DeskSignInByPasskeyDocument, type PasskeyCredentialInput } from '../../graph/generated/sign-in/graphql.js'
import {
  requestAssertion,
  canFillPasskeys,
  createPasskeyChallenge,
  stopRequesting,
} from '../../session/passkey-prompt.js'
import { useProving } from '../../session/use-proving.js'

/** Time before the end of an offer at which it is renewed, so that a passkey chosen late is accepted as well. */
const renewBeforeMs = 20_000

/**
 * Signs in with a passkey only: by a button, or by choosing one among the browser's suggestions in the address field.
 * The browser handles one request at a time, so it suggests nothing while the button's prompt is open.
 */
export function usePasskeySignIn(onSignedIn: () => void) {
  const { isBusy, error, send, sendPasskey } = useProving(
    DeskSignInByPasskeyDocument,
    ({ signInByPasskey }) => signInByPasskey,
  )
  useAutofill(!isBusy, async (passkey) => {
    if (await send({ passkey })) onSignedIn()
  })
  const signIn = async () => {
    if (await sendPasskey({})) onSignedIn()
  }
  return { isBusy, error, signIn }
}

function useAutofill(isOn: boolean, onPasskey: (passkey: PasskeyCredentialInput) => Promise<void>): void {
  const [round, setRound] = useState(0)
  const handlePasskey = useEffectEvent(onPasskey)
  useEffect(() => {
    if (!isOn) return undefined
    const controller = new AbortController()
    const isOver = () => controller.signal.aborted
    let timer: ReturnType<typeof setTimeout> | undefined
    const fill = async () => {
      const offer = (await canFillPasskeys()) && !isOver() ? await createPasskeyChallenge() : undefined
      if (!offer || isOver() || 'error' in offer) return
      timer = setTimeout(() => setRound(round + 1), Date.parse(offer.expiresAt) - Date.now() - renewBeforeMs)
      const result = await requestAssertion(offer, true)
      if (!isOver() && 'passkey' in result) await handlePasskey(result.passkey)
    }
    void fill()
    return () => {
      controller.abort()
      clearTimeout(timer)
      stopRequesting()
    }
  }, [isOn, round])
}
