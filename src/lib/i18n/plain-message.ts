/** True when a message contains no placeholder, tag or quoting of the ICU syntax. */
export const isPlainMessage = (text: string): boolean => !/[{}<>'#]/.test(text)
