import { env } from '@/lib/api/env.ts'

/** The address of a picture of the sample data: a path of this site, or an object of a public bucket. */
export const pictureSrc = (image: string): string =>
  image.startsWith('/storage/')
    ? `${env.supabaseUrl}/storage/v1/object/public/${image.slice('/storage/'.length)}`
    : image
