/** What is promised over 30 days, as a share of bad ones among all. */
export interface Objective {
  /** Names the alert that tells of its budget being used up too fast. */
  readonly alert: string
  /** In the recorded ratios: `seneb:api_errors:ratio_rate5m`. */
  readonly key: string
  readonly summary: string
  /** The share of good ones that is promised. */
  readonly target: number
  /** PromQL for the rate of bad ones over a window. */
  readonly bad: (window: string) => string
  /** PromQL for the rate of all. */
  readonly all: (window: string) => string
}

const api = `job="gateway",route="/graphql"`
const page = `job="web",route=~"/.*",route!~"/graphql|/uploads.*|/staff/live"`

/** A rate over every replica. */
const rate = (series: string) => (window: string) => `sum(rate(${series}[${window}]))`

const apiAnswered = rate(`seneb_http_duration_seconds_count{${api}}`)
const apiFromMemory = rate(`seneb_cached_responses_sent_total{job="gateway"}`)
const apiQuick = rate(`seneb_http_duration_seconds_bucket{${api},le="0.3"}`)
const pagesRendered = rate(`seneb_http_duration_seconds_count{${page}}`)
const pagesFromMemory = rate(`seneb_cached_pages_sent_total{job="web"}`)
const enquiriesMailed = rate('seneb_enquiry_to_email_seconds_count{job="notification"}')
const enquiriesInTime = rate('seneb_enquiry_to_email_seconds_bucket{job="notification",le="900"}')

/**
 * Four of the five objectives, those that are a share. The fifth is that nothing is lost: no dead letter is older than
 * a day, which `DeadLettersOld` watches. What is answered from memory counts as answered, and as quick.
 */
export const objectives: readonly Objective[] = [
  {
    alert: 'ApiBurnsBudget',
    key: 'api_errors',
    summary: 'too many requests to the API fail',
    target: 0.999,
    bad: rate(`seneb_http_duration_seconds_count{${api},status=~"5.."}`),
    all: (window) => `(${apiAnswered(window)} + ${apiFromMemory(window)})`,
  },
  {
    alert: 'ApiSlow',
    key: 'api_slow',
    summary: 'too many answers of the API take longer than 0.3 s',
    target: 0.99,
    bad: (window) => `(${apiAnswered(window)} - ${apiQuick(window)})`,
    all: (window) => `(${apiAnswered(window)} + ${apiFromMemory(window)})`,
  },
  {
    alert: 'PagesBurnBudget',
    key: 'page_errors',
    summary: 'too many pages fail',
    target: 0.999,
    bad: rate(`seneb_http_duration_seconds_count{${page},status=~"5.."}`),
    all: (window) => `(${pagesRendered(window)} + ${pagesFromMemory(window)})`,
  },
  {
    alert: 'EnquiryMailsLate',
    key: 'enquiries_late',
    summary: "the care team's mails of enquiries come later than after 15 minutes",
    target: 0.999,
    bad: (window) => `(${enquiriesMailed(window)} - ${enquiriesInTime(window)})`,
    all: enquiriesMailed,
  },
]

/** How fast a budget may be used up: by a short window, so that it ends soon, and a long one, so that it is sure. */
export const burns = [
  { speed: 'fast', short: '5m', long: '1h', factor: 14.4, severity: 'page' },
  { speed: 'slow', short: '30m', long: '6h', factor: 6, severity: 'page' },
  { speed: 'steady', short: '2h', long: '1d', factor: 3, severity: 'ticket' },
] as const
