type FirstWords = Readonly<Record<string, string | import('react-intl').MessageFormatElement[]>>

declare module 'virtual:words/en' {
  export const words: FirstWords
}
declare module 'virtual:words/fr' {
  export const words: FirstWords
}
