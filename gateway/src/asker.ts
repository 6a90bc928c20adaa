/** Injection token of the Asker (service-kit) that resolvers ask the services with. */
export const ASKER = Symbol('ASKER')
