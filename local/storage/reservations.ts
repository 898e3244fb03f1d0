import type { Context } from './context.ts'
import type { Target } from './objects.ts'

/** Counts the bytes of an unfinished upload for its owner until the upload ends. */
export async function reserveUpload(
  { sql }: Context,
  id: string,
  { bucketId, name, ownerId }: Target,
  size: number,
): Promise<void> {
  const row = {
    id,
    in_progress_size: size,
    upload_signature: '',
    bucket_id: bucketId,
    key: name,
    version: id,
  }
  await sql`insert into storage.s3_multipart_uploads ${sql({ ...row, owner_id: ownerId })} on conflict (id) do nothing`
}

/** Ends the reservation of an upload. */
export async function releaseUpload({ sql }: Context, id: string): Promise<void> {
  await sql`delete from storage.s3_multipart_uploads where id = ${id}`
}

/** Ends the reservations of an hour ago whose upload no longer exists, such as after a kill. */
export async function releaseUploadsExcept({ sql }: Context, ids: readonly string[]): Promise<void> {
  await sql`delete from storage.s3_multipart_uploads
    where id <> all (${[...ids]}) and created_at < now() - interval '1 hour'`
}
