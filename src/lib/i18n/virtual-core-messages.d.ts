type CoreMessages = Readonly<Record<string, string | import('react-intl').MessageFormatElement[]>>

declare module 'virtual:core-messages/en' {
  export const messages: CoreMessages
}
declare module 'virtual:core-messages/fr' {
  export const messages: CoreMessages
}
