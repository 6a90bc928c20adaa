import { useEffect, useState } from 'react'

/**
 * What stands behind the # of the address. Browsers load nothing when only that changes, so a second link that is opened
 * in the place of a first one is noticed here.
 */
export function useHash(): string {
  const [hash, setHash] = useState(read)
  useEffect(() => {
    const readAnew = () => setHash(read())
    window.addEventListener('hashchange', readAnew)
    return () => window.removeEventListener('hashchange', readAnew)
  }, [])
  return hash
}

function read(): string {
  return window.location.hash.slice(1)
}
