/** True in `npm run test:all`: tests that try many values try every one of them, where the gate tries a sample. */
export const isExhaustive = process.env.TEST_ALL === '1'
