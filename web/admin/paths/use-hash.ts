import { useEffect, useState } from 'react'

/**
 * Returns the text after the # of the URL. Browsers load nothing when only that changes, so a second link opened in
 * place of the first is detected here.
 */
export function useHash(): string {
  const [hash, setHash] = useState(read)
  useEffect(() => {
    const reload = () => setHash(read())
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [])
  return hash
}

function read(): string {
  return window.location.hash.slice(1)
}
