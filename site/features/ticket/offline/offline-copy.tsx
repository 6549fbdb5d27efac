import { useEffect, useEffectEvent, useState } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { defineIsland } from "#site/islands/define-island.tsx";
import { useBrowserValue } from "#site/islands/use-browser-value.ts";
import { useWindowEvent } from "#site/islands/use-window-event.ts";
import { isDeclined, setDeclined } from "./declined-tickets.ts";
import styles from "./offline-copy.module.css";
import { canSave, removeFromDevice, saveOnDevice } from "./save-on-device.ts";

/** "lost": the connection broke off; it is tried again when it is back. "unavailable": this browser will never do it. */
type State = "saved" | "notSaved" | "lost" | "unavailable";

/**
 * Keeps the ticket on this device, says so and until when, and lets the visitor remove it. Without script nothing is kept and nothing
 * is shown; until the ticket is stored, the place is empty, so that nothing moves.
 *
 * @param expires the day on which the copy expires, as text
 */
export function OfflineCopy({ expires }: { readonly expires: string }) {
  const { t } = useI18n();
  const [state, setState] = useState<State>();
  // A copy that was removed cannot be stored again until there is a connection.
  const isCopy = useBrowserValue(isOfflineCopy, false);

  const save = () =>
    saveOnDevice(document).then(setState, ({ name }: Error) =>
      setState(name === "SecurityError" ? "unavailable" : "lost"),
    );
  const onOpen = useEffectEvent(() => {
    if (isOfflineCopy()) setState("saved");
    else if (!canSave()) setState("unavailable");
    else void isDeclined(here()).then((declined) => (declined ? setState("notSaved") : save()));
  });
  useEffect(() => {
    onOpen();
  }, []);
  useWindowEvent("online", () => {
    if (state === "lost") void save();
  });

  const remove = async () => {
    await removeFromDevice(here());
    setState("notSaved");
  };
  const saveAgain = async () => {
    await setDeclined(here(), false);
    await save();
  };

  const isSaved = state !== "notSaved" && state !== "lost";
  // Until then CSS alone has the text, for its place: readers and text browsers would take it for true.
  const shown = (text: string) => (state === undefined ? { "data-pending": text } : { children: text });
  return (
    <div className={classNames("stack-3", styles.copy, state === undefined && styles.pending)}>
      <div role="status" {...shown(t(`offlineTicket.${state ?? "saved"}`, { date: expires }))} />
      {state !== "unavailable" && (isSaved || !isCopy) && (
        // One button in both states: it keeps the focus.
        <button
          type="button"
          className={buttonStyle("quiet", "small")}
          onClick={isSaved ? remove : saveAgain}
          {...shown(t(isSaved ? "offlineTicket.remove" : "offlineTicket.save"))}
        />
      )}
    </div>
  );
}

function isOfflineCopy(): boolean {
  return document.documentElement.dataset.offline !== undefined;
}

function here(): URL {
  return new URL(location.href);
}

export const OfflineCopyIsland = defineIsland(OfflineCopy, { name: "offline-copy", messages: ["offlineTicket"] });
