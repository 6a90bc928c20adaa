import { AppError } from '@seneb/platform/app-error'

/** Injection token of the RequestClient (bus) that resolvers ask the services with. */
export const REQUEST_CLIENT = Symbol('ASKER')

/**
 * Returns the reply of a service, or null while the service is unavailable, so that the data of other services is still
 * shown.
 */
export async function nullIfUnavailable<T>(pending: Promise<T>): Promise<T | null> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return null
    throw error
  }
}
