import { cleanName } from '@contract/clean-name.ts'

/**
 * A user-supplied name in its own text direction, without characters that could reorder or hide parts of it.
 */
export function PlainName({ name }: { name: string }) {
  return <bdi>{cleanName(name)}</bdi>
}
