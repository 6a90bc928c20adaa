/** Storage of GraphiQL in the memory of its page: documents and variables may name people, so no disk keeps them. */
export function memoryStorage() {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
  }
}
