import type { ReactNode } from "react";

interface Drawing {
  readonly outline: ReactNode;
  /** The filled icon. By default, the outline is filled. */
  readonly full?: ReactNode;
}

/** Drawn on a 24 × 24 grid with a stroke of 1.9. */
const drawings = {
  home: {
    outline: (
      <path d="M4 10.6 12 4l8 6.6V18.5A1.5 1.5 0 0 1 18.5 20H15v-4.8a3 3 0 0 0-6 0V20H5.5A1.5 1.5 0 0 1 4 18.5Z" />
    ),
  },
  search: { outline: <path d="M16 16l4.5 4.5M4 10.8a6.8 6.8 0 1 0 13.6 0 6.8 6.8 0 0 0-13.6 0Z" /> },
  flows: {
    outline: (
      <>
        <path d="M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3Z" />
        <path d="M10.2 9v6l5-3Z" fill="currentColor" />
      </>
    ),
    full: (
      <path
        stroke="none"
        fillRule="evenodd"
        d="M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm2.6 5.3v7.4a.7.7 0 0 0 1.1.6l5.6-3.7a.7.7 0 0 0 0-1.2l-5.6-3.7a.7.7 0 0 0-1.1.6Z"
      />
    ),
  },
  bell: { outline: <path d="M6 10a6 6 0 0 1 12 0c0 4.5 1.5 5.5 2 6.5H4c.5-1 2-2 2-6.5ZM10 19.7a2.3 2.3 0 0 0 4 0" /> },
  heart: {
    outline: (
      <path d="M12 20C6.5 16.2 3.5 13 3.5 9.3A4.6 4.6 0 0 1 8.1 4.6c1.7 0 3.1.9 3.9 2.4.8-1.5 2.2-2.4 3.9-2.4a4.6 4.6 0 0 1 4.6 4.7C20.5 13 17.5 16.2 12 20Z" />
    ),
  },
  comment: {
    outline: (
      <path d="M4 11.3a7.7 7.7 0 0 1 8-7.3 7.7 7.7 0 0 1 8 7.3 7.7 7.7 0 0 1-8 7.3c-.9 0-1.7-.1-2.5-.3L5.2 20l.7-3.5A7 7 0 0 1 4 11.3Z" />
    ),
  },
  share: { outline: <path d="M13.5 5 20.5 11.5 13.5 18v-4c-5 0-8 1.7-10 5 .3-6 3.7-9.6 10-10Z" /> },
  bookmark: { outline: <path d="M6.5 4.5h11v15.5L12 15.8 6.5 20Z" /> },
  more: { outline: <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth={2.8} /> },
  mail: {
    outline: <path d="M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1ZM4 7l8 6 8-6" />,
  },
  back: { outline: <path d="M14.5 5 7.5 12l7 7" /> },
  note: {
    outline: (
      <path d="M9 18V5.5l10-2V16M9 18a2.6 2.6 0 1 1-5.2 0A2.6 2.6 0 0 1 9 18ZM19 16a2.6 2.6 0 1 1-5.2 0A2.6 2.6 0 0 1 19 16Z" />
    ),
  },
  pin: {
    outline: (
      <path d="M12 21c4.5-4.6 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.4 6.5 11ZM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z" />
    ),
  },
} satisfies Record<string, Drawing>;

interface AppIconProps {
  readonly name: keyof typeof drawings;
  readonly size: number;
  readonly filled?: boolean;
}

/** An icon of the app in the current text color, outlined or filled. */
export function AppIcon({ name, size, filled = false }: AppIconProps) {
  const drawing: Drawing = drawings[name];
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {filled ? (drawing.full ?? drawing.outline) : drawing.outline}
    </svg>
  );
}
