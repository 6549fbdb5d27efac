/**
 * The only argon2id parameters that a stored hash may have: OWASP's minimum (Password Storage Cheat Sheet: 19 MiB, 2
 * passes, 1 lane). With one set, every check takes the same time and memory, whether the account exists or not.
 */
export const passwordHashParameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

/** Bytes of a salt. */
export const saltLength = 16;

/** A hash in PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`, base64 without padding. */
const phcString = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$(?<salt>[A-Za-z0-9+/]{22})\$(?<hash>[A-Za-z0-9+/]{43})$/;

/** @returns salt and hash in base64; `undefined` if the text is anything else, or has other parameters */
export function parsePasswordHash(text: string) {
  const { salt, hash } = phcString.exec(text)?.groups ?? {};
  return salt !== undefined && hash !== undefined ? { salt, hash } : undefined;
}
