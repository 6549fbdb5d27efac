/** The accounts of the demo content that may be deleted to try it; content.ndjson has the hash of their password. */
export const demoAccounts = [
  {
    name: "without posts",
    email: "silinecek@meydan.example",
    profile: "/profile/6f1b2c3d-00a2-4a00-8000-0000000000a2",
  },
  { name: "with posts", email: "zeytinemin@meydan.example", profile: "/profile/6f1b2c3d-01a3-4a00-8000-0000000001a3" },
] as const;

export const demoPassword = "meydan-deneme-2026";
