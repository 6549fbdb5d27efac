/** The demo content for the app's screens. */
export interface DemoContent {
  /** Finds a user. Throws if there is none. */
  readonly user: (username: string) => DemoUser;
  /** Finds a post by the last digits of its uuid. Throws if there is none. */
  readonly post: (number: number) => DemoPost;
  /** Returns the URL of a file of the demo media. */
  readonly media: (file: string) => string;
  readonly labels: AppLabels;
}

/** What the app and the site call by the same names, in Turkish. */
export interface AppLabels {
  readonly posts: string;
  readonly flows: string;
  readonly blip: string;
  readonly followers: string;
  readonly following: string;
}

export interface DemoUser {
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  /** A file of the demo media. */
  readonly avatar: string | undefined;
  readonly followers: number;
  readonly following: number;
}

export interface DemoPost {
  readonly author: DemoUser;
  readonly text: string;
  readonly views: number;
  readonly likes: number;
  readonly comments: number;
  readonly favorites: number;
  readonly shares: number;
}
