/** What the health port of every process answers: the process turns, it can do its work now, what it counts. */
export const healthPaths = { live: '/livez', ready: '/readyz', metrics: '/metrics' } as const
