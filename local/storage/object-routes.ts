import { Hono } from 'hono'
import type { StorageCaller } from './caller.ts'
import { type BucketRules, type Context, findBucketRules, requireCaller } from './context.ts'
import { failures } from './errors.ts'
import { listFolder, listKeys } from './listing.ts'
import { checkObjectName } from './names.ts'
import {
  checkFits,
  checkWritable,
  commitObject,
  findObject,
  moveObject,
  type ObjectRow,
  removeObjects,
} from './objects.ts'
import { readStorageJson, requireText } from './requests.ts'
import { serveObject } from './serve.ts'
import { uploadObject } from './upload.ts'

const trimmed = (name: string) => name.replace(/^\/+/, '')

/** The routes under `/object` that the caller's own rights decide. */
export function objectRoutes(context: Context): Hono {
  const app = new Hono()

  /**
   * Public buckets can be read without rights; a private one hides its objects from requests without a
   * caller.
   */
  async function find(request: Request, bucket: string, name: string, isPublicPath = false) {
    const rules = await findBucketRules(context, bucket)
    if (isPublicPath && !rules.public) throw failures.noSuchBucket()
    const caller = isPublicPath ? null : await context.callerOf(request)
    if (!caller && !rules.public) throw failures.noSuchBucket()
    const asWhom = rules.public ? null : caller
    const operation =
      request.method === 'HEAD' ? 'object.head_authenticated_info' : 'object.get_authenticated'
    return findObject(context, asWhom, operation, rules.id, checkObjectName(name))
  }

  for (const [prefix, isPublic] of [
    ['', false],
    ['/authenticated', false],
    ['/public', true],
  ] as const) {
    app.get(`/info${prefix}/:bucket/:name{.+}`, async (c) => {
      const { bucket, name } = c.req.param()
      return c.json(showInfo(await find(c.req.raw, bucket, name, isPublic)))
    })
  }
  for (const [prefix, isPublic] of [
    ['/authenticated', false],
    ['/public', true],
    ['', false],
  ] as const) {
    app.get(`${prefix}/:bucket/:name{.+}`, async (c) => {
      const { bucket, name } = c.req.param()
      const findAgain = () => find(c.req.raw, bucket, name, isPublic)
      return serveObject(context, c.req.raw, await findAgain(), findAgain)
    })
  }

  app.post('/list/:bucket', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const rules = await findBucketRules(context, c.req.param('bucket'))
    return c.json(await listFolder(context, caller, rules.id, await readStorageJson(c.req.raw)))
  })

  app.post('/list-v2/:bucket', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const rules = await findBucketRules(context, c.req.param('bucket'))
    return c.json(await listKeys(context, caller, rules.id, await readStorageJson(c.req.raw)))
  })

  app.post('/move', async (c) => {
    const { caller, journey } = await readJourney(context, c.req.raw)
    const { id } = await moveObject(context, caller, journey)
    return c.json({ message: 'Successfully moved', Id: id, Key: `${journey.target.id}/${journey.to}` })
  })

  app.post('/copy', async (c) => {
    const { caller, journey, body } = await readJourney(context, c.req.raw)
    const source = await findObject(context, caller, 'object.copy', journey.bucketId, journey.from)
    const id = await copyTo(context, caller, source, journey.target, journey.to, {
      isUpsert: c.req.header('x-upsert') === 'true',
      withUserMetadata: body.copyMetadata !== false,
    })
    return c.json({ Id: id, Key: `${journey.target.id}/${journey.to}` })
  })

  app.delete('/:bucket', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const names = (await readStorageJson(c.req.raw)).prefixes
    if (!Array.isArray(names) || names.length === 0 || names.length > 1000) {
      throw failures.invalidRequest('body/prefixes must be an array of 1 to 1000 names')
    }
    if (!names.every((name) => typeof name === 'string')) throw failures.notSupported('object versioning')
    const rules = await findBucketRules(context, c.req.param('bucket'))
    return c.json(await removeObjects(context, caller, rules.id, names.map(trimmed)))
  })

  app.delete('/:bucket/:name{.+}', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const rules = await findBucketRules(context, c.req.param('bucket'))
    const removed = await removeObjects(context, caller, rules.id, [checkObjectName(c.req.param('name'))])
    if (removed.length === 0) throw failures.noSuchKey()
    return c.json({ message: 'Successfully deleted' })
  })

  app.on(['POST', 'PUT'], '/:bucket/:name{.+}', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const rules = await findBucketRules(context, c.req.param('bucket'))
    const name = checkObjectName(c.req.param('name'))
    const create = c.req.header('x-upsert') === 'true' ? 'upsert' : 'create'
    const mode = c.req.method === 'PUT' ? 'update' : create
    const target = { bucketId: rules.id, name, mode, caller, ownerId: caller.sub } as const
    const { id } = await uploadObject(context, c.req.raw, rules, target)
    return c.json({ Id: id, Key: `${rules.id}/${name}` })
  })

  return app
}

async function readJourney(context: Context, request: Request) {
  const caller = await requireCaller(context, request)
  const body = await readStorageJson(request)
  const source = await findBucketRules(context, requireText(body, 'bucketId'))
  const target =
    typeof body.destinationBucket === 'string'
      ? await findBucketRules(context, body.destinationBucket)
      : source
  const from = checkObjectName(trimmed(requireText(body, 'sourceKey')))
  const to = checkObjectName(trimmed(requireText(body, 'destinationKey')))
  return { caller, body, journey: { bucketId: source.id, from, target, to } }
}

async function copyTo(
  context: Context,
  caller: StorageCaller,
  source: ObjectRow,
  bucket: BucketRules,
  name: string,
  options: { isUpsert: boolean; withUserMetadata: boolean },
): Promise<string> {
  const mode = options.isUpsert ? 'upsert' : 'create'
  const target = { bucketId: bucket.id, name, mode, caller, ownerId: caller.sub } as const
  checkFits(source.metadata, bucket)
  await checkWritable(context, target, source.metadata)
  const path = await context.files.copy(source.version)
  const metadata = {
    ...source.metadata,
    lastModified: new Date().toISOString(),
  }
  try {
    const { id } = await commitObject(
      context,
      target,
      { path },
      metadata,
      options.withUserMetadata ? source.user_metadata : null,
    )
    return id
  } catch (error) {
    await context.files.discard(path)
    throw error
  }
}

function showInfo(row: ObjectRow) {
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    bucket_id: row.bucket_id,
    size: row.metadata?.size ?? null,
    content_type: row.metadata?.mimetype ?? null,
    cache_control: row.metadata?.cacheControl ?? null,
    etag: row.metadata?.eTag ?? null,
    metadata: row.user_metadata ?? {},
    last_modified: row.updated_at,
    created_at: row.created_at,
  }
}
