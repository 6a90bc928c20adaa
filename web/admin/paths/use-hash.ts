import { useEffect, useState } from 'react'

/**
 * Returns the text after the # of the URL. Browsers load nothing when only that changes, so a second link opened in
 * place of the first is detected here.
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
