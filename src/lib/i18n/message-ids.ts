import type { MessageFiles } from './message-files.gen.ts'

/** The ids of all messages. */
export type MessageId = { [Area in keyof MessageFiles]: keyof MessageFiles[Area] }[keyof MessageFiles]

type AreaOf<Prefix extends string> = Prefix extends `${infer Area}.${string}` ? Area : Prefix

type KeyAfter<Prefix extends string, Id> = Id extends `${Prefix}.${infer Key}` ? Key : never

type TakesKey<Prefix extends string> = Prefix extends string
  ? (key: KeyAfter<Prefix, keyof MessageFiles[AreaOf<Prefix> & keyof MessageFiles]>) => void
  : never

/** The keys for which `<prefix>.<key>` is a message; for several prefixes, the keys that each of them has. */
export type MessageKey<Prefix extends string> =
  TakesKey<Prefix> extends (key: infer Key extends string) => void ? Key : never
