/** Image types every browser can display; an `img` element never runs scripts. */
export const isPicture = (mime: string): boolean => /^image\/(png|jpe?g|gif|webp|avif|bmp)$/.test(mime)

export const canPreview = (mime: string): boolean =>
  isPicture(mime) || mime === 'application/pdf' || /^(audio|video)\//.test(mime)
