/** True for 12 to 19 digits whose check digit (Luhn) is right. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** True for a month `MMYY` that has not ended before `today`, at most 20 years later. */
export function isCardExpiry(digits: string, today: Date): boolean {
  const [, month = '', year = ''] = /^(\d\d)(\d\d)$/.exec(digits) ?? []
  const months = (2000 + Number(year)) * 12 + Number(month) - 1
  const now = today.getFullYear() * 12 + today.getMonth()
  return Number(month) >= 1 && Number(month) <= 12 && months >= now && months <= now + 240
}
