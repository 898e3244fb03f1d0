import { supabase } from '@/lib/api/supabase.ts'

/** Uploads an avatar under an unguessable name and returns its path. */
export async function uploadAvatar(uid: string, picture: Blob): Promise<string> {
  const ending = picture.type === 'image/webp' ? 'webp' : 'png'
  const path = `${uid}/${crypto.randomUUID()}.${ending}`
  const { error } = await supabase.storage
    .from('avatars')
    .upload(path, picture, { contentType: picture.type, cacheControl: '31536000' })
  if (error) throw error
  return path
}
