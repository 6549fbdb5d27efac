/**
 * The owner's campaigns, at most 20. A link or a code with `?c=name` is counted under its name, and stores get that name
 * too. A name is 1 to 30 of `a-z`, `0-9` and `-` (the App Store's limit), and says nothing about who gets the link.
 */
export const campaigns: readonly Campaign[] = [{ name: "poster" }];

export interface Campaign extends StorePage {
  readonly name: string;
}

/** A page of the app in the stores that is made for some visitors. */
export interface StorePage {
  /** Of a custom product page: the `ppid` of its URL in App Store Connect. */
  readonly ppid?: string;
  /** Of a custom store listing: the `listing` of its URL in Play Console. */
  readonly listing?: string;
}
