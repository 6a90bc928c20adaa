import { createContext, useContext } from 'react'

/** Scheme and host of scripts, styles, fonts and pictures; empty means the site's own (SHELL-28). */
export const AssetOrigin = createContext('')

/** Returns a function that gives the URL for loading a file of the site; addresses with a host stay unchanged. */
export function useAssetAddress(): (address: string) => string {
  const origin = useContext(AssetOrigin)
  return (address) => (/^\/(?!\/)/.test(address) ? `${origin}${address}` : address)
}
