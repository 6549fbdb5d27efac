/** A ticket has ids as well, but they are its credentials. */
export function hasPublicId(from: string): from is "post" | "profile" {
  return from === "post" || from === "profile";
}
