/** Injection token of the Asker (bus) that resolvers ask the services with. */
export const ASKER = Symbol('ASKER')
