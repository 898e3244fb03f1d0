/** placeholder */
export function Page() {
  return null
}
