import type { ReactNode } from "react";

interface LineIconProps {
  readonly className?: string | undefined;
  /** Shapes in a square of 24. */
  readonly children: ReactNode;
}

/** A decorative icon in lines of the text's color. */
export function LineIcon({ className, children }: LineIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
