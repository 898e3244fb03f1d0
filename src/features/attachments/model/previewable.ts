/** Pictures every browser draws; an `img` runs nothing, whatever the file holds. */
export const isPicture = (mime: string): boolean => /^image\/(png|jpe?g|gif|webp|avif|bmp)$/.test(mime)

/** Whether the file can be shown in the app. */
export const canPreview = (mime: string): boolean =>
  isPicture(mime) || mime === 'application/pdf' || /^(audio|video)\//.test(mime)
