import styles from "./status-bar.module.css";

/** The phone's status bar: time, signal, network and battery. */
export function StatusBar({ time }: { readonly time: string }) {
  return (
    <div className={styles.bar}>
      <span>{time}</span>
      <svg viewBox="0 0 66 14" width={66} height={14} fill="currentColor" aria-hidden="true">
        <rect x={0} y={8.5} width={3} height={4.5} rx={1} />
        <rect x={4.8} y={6} width={3} height={7} rx={1} />
        <rect x={9.6} y={3.5} width={3} height={9.5} rx={1} />
        <rect x={14.4} y={1} width={3} height={12} rx={1} />
        <path d="M29 3.2c2.5 0 4.8 1 6.5 2.6l1.2-1.3A11.2 11.2 0 0 0 29 1.4c-3 0-5.7 1.2-7.7 3.1l1.2 1.3A9.4 9.4 0 0 1 29 3.2Zm0 4c1.4 0 2.7.5 3.7 1.4l1.2-1.3A7.2 7.2 0 0 0 29 5.4c-1.9 0-3.6.7-4.9 1.9l1.2 1.3c1-.9 2.3-1.4 3.7-1.4Zm2.2 3L29 12.7l-2.2-2.5a3.3 3.3 0 0 1 4.4 0Z" />
        <rect x={41.5} y={1.5} width={20.5} height={11} rx={3.3} fill="none" stroke="currentColor" opacity={0.5} />
        <path d="M63.2 5.2v3.6c.9-.3 1.5-1 1.5-1.8s-.6-1.5-1.5-1.8Z" opacity={0.5} />
        <rect x={43} y={3} width={14} height={8} rx={2} />
      </svg>
    </div>
  );
}
