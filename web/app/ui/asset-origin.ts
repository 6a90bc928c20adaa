import { createContext, useContext } from 'react'

/** Scheme and host that scripts, styles, fonts and pictures come from; empty: the site's own (SHELL-28). */
export const AssetOrigin = createContext('')

/** Gives the address under which a file of the site is loaded; what is named with a host of its own stays there. */
export function useAssetAddress(): (address: string) => string {
  const origin = useContext(AssetOrigin)
  return (address) => (/^\/(?!\/)/.test(address) ? `${origin}${address}` : address)
}
