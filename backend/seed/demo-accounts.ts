/** The account of the demo content that may be deleted to try it; content.ndjson has the hash of its password. */
export const demoAccount = { email: "silinecek@meydan.example", password: "meydan-deneme-2026" } as const;
