import { scrollMilestones, timeMilestones } from '@seneb/contracts/vocabulary/page-events'

export type Milestone =
  | { readonly name: 'scroll_depth'; readonly milestone: (typeof scrollMilestones)[number] }
  | { readonly name: 'time_on_page'; readonly milestone: (typeof timeMilestones)[number] }

/** How often time is looked at; a milestone is late by no more. */
const tickMs = 1000

/**
 * Watches one page until the function it gives is called: tells each milestone of scrolling and of time once, when it
 * is first reached (ANA-02, ANA-03). Time while the page is out of sight does not count.
 */
export function watchMilestones(reached: (milestone: Milestone) => void): () => void {
  const stopScroll = watchScroll((milestone) => reached({ name: 'scroll_depth', milestone }))
  const stopTime = watchTime((milestone) => reached({ name: 'time_on_page', milestone }))
  return () => {
    stopScroll()
    stopTime()
  }
}

function watchScroll(reached: (milestone: (typeof scrollMilestones)[number]) => void): () => void {
  const left = [...scrollMilestones]
  const check = (): void => {
    const { scrollHeight, clientHeight } = document.documentElement
    const way = scrollHeight - clientHeight
    // A pixel may be lost to rounding at some zoom levels.
    if (way > 0) takeReached(left, ((window.scrollY + 1) / way) * 100, reached)
  }
  window.addEventListener('scroll', check, { passive: true })
  return () => window.removeEventListener('scroll', check)
}

function watchTime(reached: (milestone: (typeof timeMilestones)[number]) => void): () => void {
  const left = [...timeMilestones]
  let inViewMs = 0
  let seenSince = inSight() ? performance.now() : undefined
  const check = (): void => {
    const now = performance.now()
    if (seenSince !== undefined) inViewMs += now - seenSince
    seenSince = inSight() ? now : undefined
    takeReached(left, inViewMs / 1000, reached)
  }
  const timer = setInterval(check, tickMs)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

function inSight(): boolean {
  return document.visibilityState === 'visible'
}

/** Takes every milestone up to `value` from the front of those that are left. */
function takeReached<M extends number>(left: M[], value: number, reached: (milestone: M) => void): void {
  for (let next = left[0]; next !== undefined && next <= value; next = left[0]) {
    left.shift()
    reached(next)
  }
}
