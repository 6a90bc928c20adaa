import { useRef, type KeyboardEvent, type ReactNode } from 'react'

import { siteCopy } from './site.copy.js'

const copy = siteCopy.siteTabs

export const siteTabs = ['sitemap', 'indexing', 'performance'] as const
export type SiteTab = (typeof siteTabs)[number]

interface SiteTabsProps {
  readonly tab: SiteTab
  readonly onTab: (tab: SiteTab) => void
  readonly children: ReactNode
}

/** The three tabs, selected by arrow keys, Home and End (ADM-01). */
export function SiteTabs({ children, onTab, tab }: SiteTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const choose = (event: KeyboardEvent) => {
    const to = nextTab(event.key, tab)
    if (!to) return
    event.preventDefault()
    onTab(to)
    list.current?.querySelector<HTMLElement>(`#tab-${to}`)?.focus()
  }
  return (
    <>
      <div ref={list} className="desk-tabs" role="tablist" aria-label={copy.label} onKeyDown={choose}>
        {siteTabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            className="desk-tab"
            aria-selected={one === tab}
            aria-controls="site-panel"
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {copy.tabs[one]}
          </button>
        ))}
      </div>
      <div id="site-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {children}
      </div>
    </>
  )
}

function nextTab(key: string, tab: SiteTab): SiteTab | undefined {
  const at = siteTabs.indexOf(tab)
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key]
  return to === undefined ? undefined : siteTabs.at(to % siteTabs.length)
}
