/** What the drawn screens show: a selection of the demo content, given by whoever renders them. */
export interface DemoContent {
  readonly user: (username: string) => DemoUser;
  /** @param number the last digits of the post's fixed id */
  readonly post: (number: number) => DemoPost;
  /** Address of a file of the demo media. */
  readonly media: (file: string) => string;
}

export interface DemoUser {
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  /** File of the profile picture. */
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
