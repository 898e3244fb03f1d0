declare module 'virtual:titles/en' {
  export const titles: Readonly<Record<string, string>>
}
declare module 'virtual:titles/fr' {
  export const titles: Readonly<Record<string, string>>
}
