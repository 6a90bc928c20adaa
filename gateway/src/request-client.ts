import { AppError } from '@seneb/platform/app-error'

/** Injection token of the RequestClient (bus) that resolvers ask the services with. */
export const REQUEST_CLIENT = Symbol('ASKER')

/** The answer of a service, or null while it is away: the others are shown meanwhile. */
export async function nullWhenAway<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return null
    throw error
  }
}
