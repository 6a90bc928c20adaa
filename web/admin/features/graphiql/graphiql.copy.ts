/** Text of the GraphiQL page. */
export const graphiqlCopy = {
  title: 'GraphiQL',
  back: 'Back to the desk',
  note: 'Requests run with your session and permissions. The audit trail names GraphiQL.',
  tryAgain: 'Try again',
  firstDocument: `# Press Ctrl+Enter to run this. The docs explorer on the left describes every field.
{
  viewer {
    name
    roles
  }
}
`,
} as const
