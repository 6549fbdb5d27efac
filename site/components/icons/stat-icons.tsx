import type { ReactNode } from "react";
import { LineIcon } from "./line-icon.tsx";

/** Icons of one family: a 24 px grid and one stroke width. Decorative: each stands beside its text. */
const shapes: Record<"views" | "likes" | "comments" | "favorites" | "shares", ReactNode> = {
  views: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  likes: <path d="M12 20.2S3.2 15.3 3.2 9.1a4.6 4.6 0 0 1 8.8-1.9 4.6 4.6 0 0 1 8.8 1.9c0 6.2-8.8 11.1-8.8 11.1Z" />,
  comments: (
    <path d="M12 4c5.1 0 9 3.3 9 7.6s-3.9 7.6-9 7.6c-1 0-2-.1-2.9-.4L4.5 20.5l1.2-3.7C4 15.4 3 13.6 3 11.6 3 7.3 6.9 4 12 4Z" />
  ),
  favorites: <path d="M6.5 3.75h11a1 1 0 0 1 1 1v15.5L12 16l-6.5 4.25V4.75a1 1 0 0 1 1-1Z" />,
  shares: <path d="m14 5 7 6.5-7 6.5v-4c-5 0-8 1.5-11 5 1-6 4-9.5 11-10V5Z" />,
};

interface StatIconProps {
  readonly kind: keyof typeof shapes;
  readonly className?: string | undefined;
}

export function StatIcon({ kind, className }: StatIconProps) {
  return <LineIcon className={className}>{shapes[kind]}</LineIcon>;
}
