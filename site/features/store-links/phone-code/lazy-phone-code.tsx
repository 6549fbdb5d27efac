import { useEffect, useRef, useState } from "react";
import type { QrCode } from "#site/components/qr-code.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { announce } from "#site/islands/announce.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { keepTrying } from "#site/islands/keep-trying.ts";
import { PhoneCode } from "./phone-code.tsx";

/**
 * A phone code that is drawn when it is shown: on a phone its room is no box, so nothing is loaded for it. Its ground and
 * words stand there from the start, so nothing moves. Without script, and where the drawing cannot be loaded, there is none.
 *
 * @param url where the code leads (phone-url.ts)
 */
export function LazyPhoneCode({ url }: { readonly url: string }) {
  const { t } = useI18n();
  const ref = useRef<HTMLDivElement>(null);
  const [Code, setCode] = useState<typeof QrCode>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      keepTrying(() => import("#site/components/qr-code.tsx")).then(
        (module) => {
          setCode(() => module.QrCode);
          announce("code-show");
        },
        () => setHasFailed(true),
      );
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  if (hasFailed) return null;
  const code = Code && <Code text={url} label={t("phoneCode.label")} />;
  return <PhoneCode ref={ref} code={code} />;
}

/** For pages; dialogs are within an island already. */
export const LazyPhoneCodeIsland = defineIsland(LazyPhoneCode, { name: "lazy-phone-code", messages: ["phoneCode"] });
