/** Text of saved views. */
export const viewsCopy = {
  viewTabs: {
    savedViews: 'Saved views',
    team: 'Team',
    mine: 'Mine',
    theSavedViewsCould: (message: string) => `The saved views could not be loaded. ${message}`,
    saveThisView: 'Save this view',
    changeViews: 'Change views',
  },
} as const
