import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mockApi } from '../../../../tests/support/mock-api.ts'
import * as resumable from './resumable-upload.ts'
import * as stored from './stored-files.ts'
import { useUploads } from './use-uploads.ts'

const { get } = mockApi()
const MIB = 1024 ** 2

function fileOf(size: number, name = 'brief.pdf') {
  const file = new File(['x'], name, { type: 'application/pdf' })
  file.slice = () => new Blob(['x'])
  Blob.prototype.arrayBuffer ??= async () => new ArrayBuffer(1)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const spyOnUploads = () => vi.spyOn(resumable, 'uploadFile').mockImplementation(async (_, { path }) => path)
const spyOnDiscards = () => vi.spyOn(stored, 'discardFiles').mockResolvedValue(undefined)
let upload: ReturnType<typeof spyOnUploads>
let discard: ReturnType<typeof spyOnDiscards>
const show = () => renderHook(() => useUploads({ bucket: 'mail-files', folder: 'ada' })).result

beforeEach(() => {
  get.mockReset()
  upload = spyOnUploads()
  discard = spyOnDiscards()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

describe('the files of a form (R-532)', () => {
  it('are uploaded as soon as they are chosen, small ones without a question about the storage', async () => {
    const result = show()
    act(() => result.current.add([fileOf(5), fileOf(10 * MIB - 1, 'b.pdf')]))
    expect(result.current.isBusy).toBe(true)
    await waitFor(() => expect(result.current.isBusy).toBe(false))
    expect(result.current.uploaded.map(({ name }) => name)).toEqual(['brief.pdf', 'b.pdf'])
    expect(get).not.toHaveBeenCalled()
    const [, options] = upload.mock.calls[0] ?? []
    expect(options).toMatchObject({ bucket: 'mail-files', contentType: 'application/pdf' })
    // The same file picked again resumes its upload.
    expect(options?.resumeKey).toBe('ada/brief.pdf')
    expect(options?.path).toBe(`ada/${result.current.uploaded[0]?.id}`)
  })

  it('are refused before they are sent where the storage has no room', async () => {
    get.mockResolvedValue({ used: 100, allowed: 100 + 10 * MIB })
    const result = show()
    act(() => result.current.add([fileOf(10 * MIB), fileOf(10 * MIB + 1, 'more.pdf')]))
    await waitFor(() => expect(result.current.isBusy).toBe(false))
    expect(upload).toHaveBeenCalledTimes(1)
    expect(result.current.entries.map(({ status, problem }) => [status, problem])).toEqual([
      ['done', null],
      ['failed', 'no-space'],
    ])
  })

  it('have the path of the upload that they resumed', async () => {
    upload.mockResolvedValueOnce('ada/earlier')
    const result = show()
    act(() => result.current.add([fileOf(5)]))
    await waitFor(() => expect(result.current.uploaded.map(({ id }) => id)).toEqual(['earlier']))
    expect(result.current.entries[0]).toMatchObject({ path: 'ada/earlier', sent: 5 })
  })

  it('are tried again after a failure, and deleted when they are removed', async () => {
    upload.mockRejectedValueOnce(new Error('lost'))
    const result = show()
    act(() => result.current.add([fileOf(5)]))
    await waitFor(() => expect(result.current.entries[0]?.status).toBe('failed'))
    expect(result.current.uploaded).toEqual([])
    const id = result.current.entries[0]?.id ?? ''
    act(() => result.current.retry(id))
    await waitFor(() => expect(result.current.entries[0]?.status).toBe('done'))
    const path = result.current.entries[0]?.path
    act(() => result.current.remove(id))
    expect(result.current.entries).toEqual([])
    expect(discard).toHaveBeenCalledWith('mail-files', [path])
  })

  it('end when they are removed while they are sent', async () => {
    let signal: AbortSignal | undefined
    upload.mockImplementation((_file, options) => {
      signal = options.signal
      return new Promise((_, reject) =>
        options.signal.addEventListener('abort', () => reject(new Error('off'))),
      )
    })
    const result = show()
    act(() => result.current.add([fileOf(5)]))
    await waitFor(() => expect(signal).toBeDefined())
    act(() => result.current.remove(result.current.entries[0]?.id ?? ''))
    expect(signal?.aborted).toBe(true)
    expect(result.current.entries).toEqual([])
    expect(discard).not.toHaveBeenCalled()
  })

  it('stay stored when the form was sent', async () => {
    const result = show()
    act(() => result.current.add([fileOf(5)]))
    await waitFor(() => expect(result.current.isBusy).toBe(false))
    act(() => result.current.forget([result.current.uploaded[0]?.id ?? '']))
    expect(result.current.entries).toEqual([])
    expect(discard).not.toHaveBeenCalled()
  })
})
