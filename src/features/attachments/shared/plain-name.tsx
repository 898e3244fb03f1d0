import { cleanName } from '@contract/clean-name.ts'

/** A name from outside (a file, a person, a title) in its own direction, without characters that could reorder or hide parts of it. */
export function PlainName({ name }: { name: string }) {
  return <bdi>{cleanName(name)}</bdi>
}
