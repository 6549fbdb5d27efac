import type { ReactNode } from "react";

interface LineIconProps {
  readonly className?: string | undefined;
  readonly size?: number;
  readonly strokeWidth?: string;
  /** Shapes in a square of that size. */
  readonly children: ReactNode;
}

/** A decorative icon in lines of the text's color. */
export function LineIcon({ className, size = 24, strokeWidth = "1.75", children }: LineIconProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
