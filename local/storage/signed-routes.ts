import { Hono } from 'hono'
import type { StorageCaller } from './caller.ts'
import { type Context, findBucketRules, requireCaller } from './context.ts'
import { failures, StorageFailure } from './errors.ts'
import { checkObjectName } from './names.ts'
import { checkWritable, findObject } from './objects.ts'
import { readStorageJson } from './requests.ts'
import { serveObject } from './serve.ts'
import { checkDownload, readUploadGrant, signDownload, signUpload } from './signing.ts'
import { uploadObject } from './upload.ts'

const nobody: StorageCaller = { role: 'anon', sub: null, claims: { role: 'anon' } }

/**
 * `/object/sign` and `/object/upload/sign`: rights are checked when the URL is signed, the token when it is
 * used.
 */
export function signedRoutes(context: Context): Hono {
  const app = new Hono()

  app.get('/sign/:bucket/:name{.+}', async (c) => {
    const { bucket, name } = c.req.param()
    await checkDownload(context, c.req.query('token') ?? null, `${bucket}/${name}`)
    const findAgain = () => findObject(context, null, 'object.get_signed', bucket, checkObjectName(name))
    return serveObject(context, c.req.raw, await findAgain(), findAgain)
  })

  app.post('/sign/:bucket/:name{.+}', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const body = await readStorageJson(c.req.raw)
    if (body.transform !== undefined) throw failures.notSupported('image transformation')
    const { id } = await findBucketRules(context, c.req.param('bucket'))
    const name = checkObjectName(c.req.param('name'))
    await findObject(context, caller, 'object.sign', id, name)
    return c.json({ signedURL: await urlFor(context, `${id}/${name}`, readSeconds(body)) })
  })

  app.post('/sign/:bucket', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const body = await readStorageJson(c.req.raw)
    const seconds = readSeconds(body)
    const { id } = await findBucketRules(context, c.req.param('bucket'))
    const { paths } = body
    if (!Array.isArray(paths) || paths.length > 1000 || !paths.every((path) => typeof path === 'string')) {
      throw failures.invalidRequest('body/paths must be an array of at most 1000 names')
    }
    const urls = paths.map(async (path: string) => {
      try {
        await findObject(context, caller, 'object.sign_many', id, checkObjectName(path))
        return { error: null, path, signedURL: await urlFor(context, `${id}/${path}`, seconds) }
      } catch (error) {
        if (!(error instanceof StorageFailure)) throw error
        const message = 'Either the object does not exist or you do not have access to it'
        return { error: message, path, signedURL: null }
      }
    })
    return c.json(await Promise.all(urls))
  })

  app.post('/upload/sign/:bucket/:name{.+}', async (c) => {
    const caller = await requireCaller(context, c.req.raw)
    const { id } = await findBucketRules(context, c.req.param('bucket'))
    const name = checkObjectName(c.req.param('name'))
    const upsert = c.req.header('x-upsert') === 'true'
    const mode = upsert ? 'upsert' : 'create'
    const target = { bucketId: id, name, mode, caller, ownerId: caller.sub } as const
    await checkWritable(context, target, null, 'object.sign_upload_url')
    const path = `${id}/${name}`
    const token = await signUpload(context, { path, owner: caller.sub, upsert })
    return c.json({ url: `/object/upload/sign/${path}?token=${token}`, token })
  })

  app.put('/upload/sign/:bucket/:name{.+}', async (c) => {
    const { bucket, name } = c.req.param()
    const grant = await readUploadGrant(context, c.req.query('token') ?? null, `${bucket}/${name}`)
    const rules = await findBucketRules(context, bucket)
    const mode = grant.upsert ? 'upsert' : 'create'
    const target = {
      bucketId: rules.id,
      name: checkObjectName(name),
      mode,
      caller: nobody,
      ownerId: grant.owner,
      trusted: true,
    } as const
    await uploadObject(context, c.req.raw, rules, target)
    return c.json({ Key: grant.path })
  })

  return app
}

const urlFor = async (context: Context, path: string, seconds: number) =>
  `/object/sign/${path}?token=${await signDownload(context, path, seconds)}`

function readSeconds(body: Record<string, unknown>): number {
  const seconds = Number(body.expiresIn)
  if (!Number.isInteger(seconds) || seconds < 1) throw failures.invalidRequest('body/expiresIn must be >= 1')
  return Math.min(seconds, 10 * 365 * 86_400)
}
