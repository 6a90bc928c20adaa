export declare function natsServerProgram(options: {
  toolsDir: string
  report?: (doing: string) => void
}): Promise<string>
