declare module 'virtual:icon-set' {
  /** Every icon of lucide-react in the order of the names; scripts/demo/icon-set-plugin.ts makes it. */
  export const iconSet: readonly import('./icon-search.ts').IconEntry[]
}
