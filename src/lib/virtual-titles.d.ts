type Titles = Readonly<Record<string, string | import('react-intl').MessageFormatElement[]>>

declare module 'virtual:titles/en' {
  export const titles: Titles
}
declare module 'virtual:titles/fr' {
  export const titles: Titles
}
