import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";

/** A small content file with every kind of line and media. References point forward as well as backward. */
export const sampleLines = [
  {
    kind: "post",
    uuid: "p1",
    author: "ada",
    type: "News",
    content: "Vapurda sabah: çay, simit, martı 🌊\nGünaydın!",
    createdAt: "2025-06-22T10:30:00+03:00",
    pictures: [
      { file: "ferry.jpg", alt: "Vapur" },
      { file: "deep/tea.png" },
      { file: "https://cdn.example/far.webp", alt: "Uzak" },
    ],
    views: 120,
    likes: 12,
    comments: 3,
    favorites: 4,
    shares: 1,
  },
  {
    kind: "user",
    uuid: "ada",
    username: "ada",
    fullName: "Ada Yılmaz",
    bio: "ئەز ژ Amedê me",
    avatar: "ferry.jpg",
    followersCount: 10,
    followingCount: 2,
    createdAt: "2024-01-02T03:04:05Z",
  },
  {
    kind: "user",
    uuid: "bare",
    username: "bare",
    followersCount: 0,
    followingCount: 0,
    createdAt: "2024-01-02T03:04:05Z",
  },
  {
    kind: "post",
    uuid: "p2",
    author: "ada",
    type: "Flows",
    createdAt: "2025-06-21T10:30:00+03:00",
    public: false,
    video: { file: "clip.mp4", poster: "deep/tea.png" },
    views: 0,
    likes: 0,
    comments: 0,
    favorites: 0,
    shares: 0,
  },
  { kind: "ticket", uuid: "t1", package: "pk1", createdAt: "2025-06-01T12:00:00.250+03:00" },
  { kind: "package", uuid: "pk1", event: "e1", name: "Sahne önü", price: 1250.55 },
  {
    kind: "event",
    uuid: "e1",
    slug: "bogazda-yaz-konseri",
    title: "Boğaz'da Yaz Konseri",
    address: "Kuruçeşme, İstanbul",
    description: "Açık havada",
    startTime: "2025-08-01T20:00:00+03:00",
    endTime: "2025-08-01T23:30:00+03:00",
    background: "ferry.jpg",
    icon: "deep/tea.png",
  },
  {
    kind: "event",
    uuid: "e2",
    slug: "cay-sohbeti",
    title: "Çay Sohbeti",
    address: "Oranienstraße, Berlin",
    description: "Ucu açık",
    startTime: "2025-09-01T19:00:00+02:00",
    timeZone: "Europe/Berlin",
  },
];

export interface ContentFolder {
  readonly folder: string;
  readonly mediaFolder: string;
  readonly dataDirectory: string;
  /** In the data directory, where imports copy media to. */
  readonly mediaDirectory: string;
  /** Writes lines to an NDJSON file and returns its path. Strings are written as they are. */
  write(lines: readonly (object | string)[]): Promise<string>;
  remove(): Promise<void>;
}

/** Encoded once for all folders of a process. */
let images: ReturnType<typeof encodeImages> | undefined;

const encodeImages = () =>
  Promise.all([
    // Stored as 600 × 1200, displayed as 1200 × 600: EXIF orientation 6.
    solidImage(600, 1200, "teal").withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    solidImage(200, 100, "maroon").png().toBuffer(),
  ]);

/** Creates a temporary folder with the media files of `sampleLines`. */
export async function createContentFolder(): Promise<ContentFolder> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  const mediaFolder = join(folder, "media");
  await mkdir(join(mediaFolder, "deep"), { recursive: true });
  images ??= encodeImages();
  const [ferry, tea] = await images;
  await writeFile(join(mediaFolder, "ferry.jpg"), ferry);
  await writeFile(join(mediaFolder, "deep", "tea.png"), tea);
  await writeFile(join(mediaFolder, "clip.mp4"), "\0\0\0\x18ftypisom\0\0\0\0isomiso2, and nothing else");
  let files = 0;
  return {
    folder,
    mediaFolder,
    dataDirectory: join(folder, "data"),
    mediaDirectory: join(folder, "data", "media"),
    async write(lines) {
      const file = join(folder, `content-${files++}.ndjson`);
      await writeFile(file, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
      return file;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** An image of a single color. */
export function solidImage(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } });
}
