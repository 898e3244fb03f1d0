/** Pictures every browser draws; an `img` runs nothing, whatever the file holds. */
export const isPicture = (mime: string): boolean => /^image\/(png|jpe?g|gif|webp|avif|bmp)$/.test(mime)

/** Whether a look at the file needs no more than the browser. PDFs are left to the browser's own viewer. */
export const canPreview = (mime: string): boolean => isPicture(mime) || /^(audio|video)\//.test(mime)
