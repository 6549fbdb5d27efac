import { UserText } from "#site/components/user-content/user-text.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./event-place.module.css";
import { type MapLink, mapsAppName } from "./map-links.ts";

export interface PlaceView {
  readonly address: string;
  readonly maps: readonly MapLink[];
}

/** The address, and the way to it in the visitor's own maps app. */
export function EventPlace({ place: { address, maps } }: { readonly place: PlaceView }) {
  const { t } = useI18n();
  return (
    <>
      <UserText text={address} className={`own-direction ${styles.address}`} />
      <div className={`screen-only row touch-lines ${styles.maps}`}>
        <span>{t("ticketActions.openInMaps")}</span>
        <ul className={styles.makers} role="list">
          {maps.map(({ maker, url }) => (
            <li key={maker}>
              <a
                className="accent"
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`${mapsAppName(maker, t)} ${t("links.newTab")}`}
              >
                {maker}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
