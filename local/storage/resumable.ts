import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { EVENTS, Server, type Upload } from '@tus/server'
import type { StorageCaller } from './caller.ts'
import { acceptContentType } from './content-type.ts'
import { type Context, findBucketRules, requireCaller } from './context.ts'
import { failures, toFailure } from './errors.ts'
import { checkObjectName } from './names.ts'
import { checkWritable, commitObject, type Target } from './objects.ts'
import { releaseUpload, releaseUploadsExcept, reserveUpload } from './reservations.ts'
import { readUploadGrant } from './signing.ts'
import { metadataOf, readMetadata } from './upload.ts'

const path = '/storage/v1/upload/resumable'
const day = 86_400_000

/** Returns an upload during its last request, when its file has already become an object. */
class Uploads extends FileStore {
  readonly finished = new Map<string, Upload>()

  constructor(private readonly context: Context) {
    super({ directory: context.files.uploads, expirationPeriodInMilliseconds: day })
  }

  override async remove(id: string): Promise<void> {
    await super.remove(id)
    await releaseUpload(this.context, id)
  }

  override async getUpload(id: string): Promise<Upload> {
    return this.finished.get(id) ?? super.getUpload(id)
  }
}

/** Resumable uploads (the tus protocol): kept for 24 hours, then deleted; complete ones become objects. */
export function createResumable(context: Context) {
  const finishing = new Set<string>()
  const store = new Uploads(context)
  const server = new Server({
    path,
    datastore: store,
    maxSize: context.sizeLimit,
    allowedHeaders: ['authorization', 'apikey', 'x-upsert', 'x-signature', 'x-client-info'],
    generateUrl: (request, { id }) => `${context.publicUrl}${signed(request) ? `${path}/sign` : path}/${id}`,
    getFileIdFromRequest: (_request, last) => (/^[0-9a-f]{32}$/.test(last ?? '') ? last : undefined),

    async onUploadCreate(request, upload) {
      const target = await targetOf(context, request, upload)
      const rules = await findBucketRules(context, target.bucketId)
      if (upload.size !== undefined && upload.size > rules.sizeLimit) throw failures.tooLarge()
      const mimetype = acceptContentType(typeOf(upload), rules.mimeTypes)
      if (upload.metadata?.metadata) readMetadata(upload.metadata.metadata)
      const size = upload.size ?? null
      await reserveUpload(context, upload.id, target, size ?? rules.sizeLimit)
      try {
        await checkWritable(
          context,
          { ...target, reservation: upload.id },
          { mimetype, ...(size === null ? {} : { size, contentLength: size }) },
        )
      } catch (error) {
        await releaseUpload(context, upload.id)
        throw error
      }
      return {
        metadata: { ...upload.metadata, mode: target.mode, startedBy: sender(target) },
      }
    },

    async onIncomingRequest(request, id) {
      if (request.method === 'POST' || request.method === 'OPTIONS') return
      const upload = await store.getUpload(id)
      const target = await targetOf(context, request, upload)
      // Only the user who started an upload may see it; for others it does not exist.
      if (upload.metadata?.startedBy !== sender(target)) throw failures.noSuchKey()
      // A complete upload that a kill kept from becoming an object is deleted, so that its sender restarts
      // it.
      if (upload.offset === upload.size && !finishing.has(id)) await store.remove(id)
    },

    async onUploadFinish(request, upload) {
      const target = await targetOf(context, request, upload)
      const rules = await findBucketRules(context, target.bucketId)
      const file = join(context.files.uploads, upload.id)
      finishing.add(upload.id)
      try {
        const mimetype = acceptContentType(typeOf(upload), rules.mimeTypes)
        if ((upload.size ?? upload.offset) > rules.sizeLimit) throw failures.tooLarge()
        const received = { path: file, size: upload.offset, etag: await context.files.seal(file) }
        const seconds = upload.metadata?.cacheControl ?? ''
        const cacheControl = /^\d+$/.test(seconds) ? `max-age=${seconds}` : 'no-cache'
        const own = upload.metadata?.metadata ? readMetadata(upload.metadata.metadata) : null
        const metadata = metadataOf({ received, mimetype, cacheControl })
        await commitObject(context, { ...target, reservation: upload.id }, received, metadata, own)
        store.finished.set(upload.id, upload)
      } finally {
        // A finished or refused upload cannot be resumed; the info file is deleted first, so that none
        // remains without data.
        await context.files.discard(`${file}.json`)
        await context.files.discard(file)
        await releaseUpload(context, upload.id)
        finishing.delete(upload.id)
      }
      return {}
    },

    onResponseError(_request, error) {
      if (!(error instanceof Error)) return undefined // The protocol library formats its own refusals.
      const failure = toFailure(error)
      return { status_code: failure.statusCode, body: failure.message }
    },
  })

  server.on(EVENTS.POST_FINISH, (_request, _response, upload) => store.finished.delete(upload.id))

  return {
    /** Handles one request of the protocol. */
    fetch: (request: Request) => server.handleWeb(request),
    /** Deletes abandoned uploads, and the reservations of uploads that ended otherwise. */
    expire: async () => releaseUploadsExcept(context, await context.files.expireUploads(day)),
  }
}

const signed = (request: { headers: Headers }) => request.headers.get('x-signature')

const typeOf = (upload: Upload) => upload.metadata?.contentType || 'application/octet-stream'

const sender = (target: Target) =>
  target.trusted ? `signed:${target.ownerId ?? ''}` : `${target.caller.role}:${target.caller.sub ?? ''}`

/** The target of an upload and its owner: the caller, or the user who signed the upload URL. */
async function targetOf(context: Context, request: { headers: Headers }, upload: Upload): Promise<Target> {
  const bucketId = upload.metadata?.bucketName
  const objectName = upload.metadata?.objectName
  if (!bucketId) throw failures.invalidRequest('Upload-Metadata must hold bucketName')
  if (!objectName) throw failures.invalidRequest('Upload-Metadata must hold objectName')
  const name = checkObjectName(objectName)
  const signature = signed(request)
  if (signature) {
    const grant = await readUploadGrant(context, signature, `${bucketId}/${name}`)
    const mode = grant.upsert ? 'upsert' : 'create'
    return { bucketId, name, mode, caller: nobody, ownerId: grant.owner, trusted: true }
  }
  const caller = await requireCaller(context, request as Request)
  const requestMode = request.headers.get('x-upsert') === 'true' ? 'upsert' : 'create'
  const mode = upload.metadata?.mode === 'upsert' ? 'upsert' : requestMode
  return { bucketId, name, mode, caller, ownerId: caller.sub }
}

const nobody: StorageCaller = { role: 'anon', sub: null, claims: { role: 'anon' } }
